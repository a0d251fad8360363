// Where pawns stand: beside their square, apart from each other.
import type { Scene } from "../wire";
import { BOARD, isUpright, PRISON, type Point } from "./geometry";

export type Standing = Point & { seat: number; custody: boolean; moving: boolean };

const APART = 25;
/** One above the other, pawns need more room than side by side. */
const ABOVE = 34;
const ROOM = 52;

export function pawnsOn(scene: Scene, walking: Record<number, number>): Standing[] {
  const groups = new Map<string, number[]>();
  const custody = (seat: number): boolean => scene.seats[seat]!.custody > 0 && !(seat in walking);
  scene.seats.forEach(({ space, out }, seat) => {
    if (out) return;
    const place = custody(seat) ? "cell" : String(walking[seat] ?? space);
    groups.set(place, [...(groups.get(place) ?? []), seat]);
  });
  const found = [...groups].flatMap(([place, seats]) =>
    seats.map((seat, nth) => ({
      seat,
      custody: place === "cell",
      moving: seat in walking,
      ...(place === "cell" ? inCell(nth, seats.length) : inLane(Number(place), nth, seats.length)),
    })),
  );
  // Whoever is nearer to us is drawn later, and every pawn keeps its key.
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

function inCell(nth: number, all: number): Point {
  const { x, y } = BOARD.rect(PRISON);
  const step = Math.min(APART, ROOM / Math.max(all - 1, 1));
  return { x: x + 65 + (nth - (all - 1) / 2) * step, y: y + 73 };
}

function inLane(square: number, nth: number, all: number): Point {
  const { x, y } = BOARD.beside(square);
  if (square % 10) {
    const [most, room] = isUpright(square) ? [ABOVE, ROOM] : [APART, BOARD.width - 6];
    const away = (nth - (all - 1) / 2) * Math.min(most, room / Math.max(all - 1, 1));
    return isUpright(square) ? { x, y: y + away } : { x: x + away, y };
  }
  // At a corner they stand along both lanes.
  const [steps, middle] = [Math.ceil(nth / 2), BOARD.size / 2];
  return nth % 2
    ? { x, y: y + steps * (y < middle ? ABOVE : -ABOVE) }
    : { x: x + steps * (x < middle ? APART : -APART), y };
}
