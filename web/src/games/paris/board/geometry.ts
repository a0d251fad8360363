// The plan of the board in units: 840 × 840, the middle at 420, 420, angles in degrees clockwise from twelve o'clock.
// A place inside a district is (r, v): r outward from the middle, v sideways, clockwise.
// Only places turn with their district; what stands on them is always drawn upright.
import { short } from "../signs/shapes";

export type Point = { x: number; y: number };

export const SIZE = 840;
export const MIDDLE = 420;
export const ARC = 74;
export const FIELD = { inner: 82, outer: 337, half: 28.85 };
export const NAMES = 345;
export const RING = { inner: 356, outer: 396 };
export const MEEPLES = 404;
export const TILE = 52;

const GATE = 15;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (arc: number, r: number): number => ((arc / r) * 180) / Math.PI;

export function polar(r: number, angle: number): Point {
  return { x: MIDDLE + r * Math.sin(radians(angle)), y: MIDDLE - r * Math.cos(radians(angle)) };
}

/** The angle of a district, by its place in the order of the board. */
export const angleOf = (district: number): number => 60 * district;

/** Whether a district lies in the lower half, where outward is down. */
export const isLow = (district: number): boolean => angleOf(district) > 90 && angleOf(district) < 270;

export function at(district: number, r: number, v: number): Point {
  const [sin, cos] = [Math.sin(radians(angleOf(district))), Math.cos(radians(angleOf(district)))];
  return { x: MIDDLE + r * sin + v * cos, y: MIDDLE - r * cos + v * sin };
}

/* ---- places of a district */

const SLOTS: [r: number, v: number, token: number][] = [
  [283, -106, 44],
  [226, -73, -43],
  [172, -31, -43],
  [172, 31, 43],
  [226, 73, 43],
  [283, 106, -44],
];

export function slotAt(district: number, slot: number): Point {
  const [r, v] = SLOTS[slot]!;
  return at(district, r, v);
}

/** What lies beside a slot: straight sideways, where it is free of the upright house in all six turns. */
export function tokenAt(district: number, slot: number): Point {
  const [r, v, aside] = SLOTS[slot]!;
  return at(district, r, v + aside);
}

export const bankAt = (district: number): Point => at(district, 112, 0);

export function bankKeyAt(district: number, seat: number): Point {
  const places: [number, number][] = [
    [98, -38],
    [98, 38],
    [126, -41],
    [126, 41],
  ];
  return at(district, ...places[seat % places.length]!);
}

export function arcKeyAt(seat: number): Point {
  return { x: MIDDLE - 48 + (seat % 4) * 32, y: MIDDLE + (seat % 4 === 0 || seat % 4 === 3 ? 41 : 55) };
}

/** The three medals of a VP tile: the first prize topmost, or else leftmost. */
export function medalsAt(district: number): Point[] {
  const places = [-24, 0, 24].map((v) => at(district, 222, v));
  return places.sort((a, b) => Math.round(a.y) - Math.round(b.y) || a.x - b.x);
}

/** Landmarks growing outward: one above the other; from the third on in zigzag. */
export function landmarkAt(district: number, k: number, all: number): Point & { size: number } {
  if (all <= 2) return { ...at(district, k ? 311 : 262, 0), size: 50 };
  const size = all === 3 ? 46 : all === 4 ? 41 : 36;
  const step = (99 - size) / (all - 1);
  return { ...at(district, 237 + size / 2 + step * k, k % 2 ? 22 : -22), size };
}

/* ---- the bonus track */

export const RING_MIDDLE = (RING.inner + RING.outer) / 2;

/** The angle of a space of the track; 0 is the gate before the first. */
export function spaceAngle(space: number, spaces: number): number {
  return space ? GATE / 2 + ((space - 0.5) * (360 - GATE)) / spaces : 0;
}

/** A point on the middle of the ring, some units further along it. */
export const along = (angle: number, units: number): Point => polar(RING_MIDDLE, angle + degrees(units, RING_MIDDLE));

export function spaceOutline(space: number, spaces: number): string {
  const [angle, half] = [spaceAngle(space, spaces), (360 - GATE) / spaces / 2 - 0.35];
  return sector(RING.inner + 2, RING.outer - 2, angle - half, angle + half);
}

/** Where one zone of the track ends and the next begins: after this space. */
export const zoneEnd = (space: number, spaces: number): number => GATE / 2 + (space * (360 - GATE)) / spaces;

export const gateOutline = (): string => sector(RING.inner + 2, RING.outer - 2, -GATE / 2 + 0.6, GATE / 2 - 0.6);

/** Where a meeple stands: outside its space, or in the gate; `k` of `all` that stand there. */
export function meepleAt(space: number, spaces: number, k: number, all: number): { r: number; angle: number } {
  const aside = (k - (all - 1) / 2) * 17;
  return space
    ? { r: MEEPLES, angle: spaceAngle(space, spaces) + degrees(aside, MEEPLES) }
    : { r: RING_MIDDLE, angle: degrees(aside + 1, RING_MIDDLE) };
}

/* ---- what is seen */

export type View = { x: number; y: number; size: number };

export const WHOLE: View = { x: 0, y: 0, size: SIZE };

/** A district as large as a small screen can have it. */
export function near(district: number): View {
  const { x, y } = polar(232, angleOf(district));
  return { x: x - 195, y: y - 195, size: 390 };
}

/** The district in whose field a point lies. */
export function districtAt({ x, y }: Point): number | null {
  const r = Math.hypot(x - MIDDLE, y - MIDDLE);
  if (r < FIELD.inner || r > NAMES) return null;
  const angle = (Math.atan2(x - MIDDLE, MIDDLE - y) * 180) / Math.PI;
  return (Math.round(angle / 60) + 6) % 6;
}

/* ---- the corners */

export const PILES: Point[] = [
  { x: 39, y: 62 },
  { x: 121, y: 62 },
  { x: 39, y: 153 },
];
export const PILE = { width: 54, height: 62 };
export const freeVpTileAt = (k: number): Point => ({ x: 792, y: 39 + 28.5 * k });
export const END_PILE = { x: 27, y: 701, width: 34, height: 42 };
export const supplyAt = (k: number): Point => ({ x: 58, y: 768 + 27 * k });

/* ---- lines */

export function sector(inner: number, outer: number, from: number, to: number): string {
  const corner = (r: number, angle: number): string => {
    const { x, y } = polar(r, angle);
    return `${short(x)} ${short(y)}`;
  };
  return [
    `M${corner(outer, from)}A${outer} ${outer} 0 0 1 ${corner(outer, to)}`,
    `L${corner(inner, to)}A${inner} ${inner} 0 0 0 ${corner(inner, from)}Z`,
  ].join("");
}

export const fieldOutline = (district: number): string =>
  sector(FIELD.inner, FIELD.outer, angleOf(district) - FIELD.half, angleOf(district) + FIELD.half);

/** The line on which the name of a district stands, read from left to right; from afar large and on the ring. */
export function nameLine(district: number, far: boolean): string {
  const [middle, drop] = far ? [RING_MIDDLE, 9] : [NAMES, 5];
  const r = middle + (isLow(district) ? drop : -drop);
  const [from, to] = [polar(r, angleOf(district) - 29), polar(r, angleOf(district) + 29)];
  const [a, b, turn] = isLow(district) ? [to, from, 0] : [from, to, 1];
  return `M${short(a.x)} ${short(a.y)}A${r} ${r} 0 0 ${turn} ${short(b.x)} ${short(b.y)}`;
}

export function roundRect(middle: Point, width: number, height: number, radius: number): string {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${short(middle.x - w / 2)} ${short(middle.y - height / 2)}h${short(w)}a${radius} ${radius} 0 0 1 ${radius} ${radius}`,
    `v${short(h)}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${short(-w)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}`,
    `v${short(-h)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`,
  ].join("");
}

export function circle(middle: Point, r: number): string {
  return `M${short(middle.x)} ${short(middle.y - r)}a${r} ${r} 0 1 1 -.01 0z`;
}
