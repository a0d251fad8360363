// The small ring of the phone.
import { PRISON, Ring, sideOf, isUpright, type Point } from "../board/geometry";
import type { Standing } from "../board/standing";
import type { Scene } from "../wire";

export const RING = new Ring(390, 0, 45, 0, 9);
export const MINI_MAP = { size: 40.5, x: RING.inner + 6, y: RING.inner + 6 };

const OUT = { left: [28, 0], top: [0, 28], right: [-28, 0], bottom: [0, -28] } as const;

export type MiniStanding = Standing & { scale: number };

/** Pawns stand at the inner edge of their square; whoever is held, or on a corner, on the square itself. */
export function miniPawns(scene: Scene, walking: Record<number, number>): MiniStanding[] {
  const squares = scene.seats.map(({ space, out }, seat) => (out ? -1 : (walking[seat] ?? space)));
  return squares.flatMap((square, seat) => {
    if (square < 0) return [];
    const all = squares.flatMap((other, k) => (other === square ? [k] : []));
    const custody = scene.seats[seat]!.custody > 0 && square === PRISON;
    return [{ seat, custody, moving: seat in walking, ...place(square, all.indexOf(seat), all.length) }];
  });
}

function place(square: number, nth: number, all: number): Point & { scale: number } {
  const { x, y, width, height } = RING.rect(square);
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (square % 10 === 0) {
    if (all === 1) return { ...middle, scale: 1 };
    // Several in a corner: smaller, in two rows, so that they stay on it.
    const columns = Math.max(2, Math.ceil(all / 2));
    return {
      x: middle.x + ((nth % columns) / (columns - 1) - 0.5) * 22,
      y: middle.y + (all > columns ? (nth < columns ? -9 : 12) : 2),
      scale: 0.7,
    };
  }
  const away = (nth - (all - 1) / 2) * Math.min(20, 36 / Math.max(all - 1, 1));
  const [dx, dy] = OUT[sideOf(square)];
  return {
    scale: 1,
    x: middle.x + dx + (isUpright(square) ? 0 : away),
    y: middle.y + dy + (isUpright(square) ? away : 0),
  };
}
