// The keys on the board: where they lie, and which of them is which from one position to the next.
import type { Scene } from "../wire";
import { builtIn } from "./built";
import { arcKeyAt, bankKeyAt, landmarkAt, slotAt, type Point } from "./geometry";

export type Lying = Point & { place: string; seat: number; scale: number };
export type Piece = Lying & { id: number };

export function keysOn(scene: Scene): Lying[] {
  const keys: Lying[] = [];
  const lay = (place: string, counts: number[], scale: number, where: (seat: number, nth: number) => Point): void => {
    let nth = 0;
    counts.forEach((count, seat) => {
      for (let k = 0; k < count; k++) {
        const { x, y } = where(seat, nth++);
        keys.push({ place, seat, scale, x: x + 4 * k, y: y - 6 * k });
      }
    });
  };

  lay("arc", scene.arc.keys, 0.86, arcKeyAt);
  scene.districts.forEach((district, d) => {
    lay(district.bank.id, district.bank.keys, 0.78, (seat) => bankKeyAt(d, seat));
    district.slots.forEach((slot, k) => {
      const { x, y } = slotAt(d, k);
      lay(slot.id, slot.keys, 1.08, (_, nth) => ({ x, y: y + 21 - 13 * nth }));
    });
    const built = builtIn(scene, district.id);
    built.forEach((landmark, k) => {
      const { x, y, size } = landmarkAt(d, k, built.length);
      lay(landmark.id, landmark.keys, size / 48, (_, nth) => ({ x, y: y + size * 0.43 - 11 * nth }));
    });
  });
  return keys;
}

let made = 0;

/** The pieces as they lie now. One that has left its place is the one of its player that lies somewhere new. */
export function moved(before: Piece[], now: Lying[]): Piece[] {
  const left = [...before];
  const take = (fits: (piece: Piece) => boolean): Piece | undefined => {
    const k = left.findIndex(fits);
    return k < 0 ? undefined : left.splice(k, 1)[0];
  };
  const stayed = now.map((key) => take((piece) => piece.place === key.place && piece.seat === key.seat));
  return now.map((key, k) => {
    const piece = stayed[k] ?? take((other) => other.seat === key.seat);
    return { ...key, id: piece?.id ?? made++ };
  });
}
