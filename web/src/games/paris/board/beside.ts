// Where a card goes: beside what it speaks of, inside the stage, and over as little as possible of what else can be chosen.

export type Box = { left: number; top: number; right: number; bottom: number };

/** The corner of a card that points at what it speaks of: on which of its edges, and how far along that. */
export type Tip = { edge: "left" | "right" | "top" | "bottom"; at: number };
export type Place = { left: number; top: number; tip: Tip | null };

const GAP = 12;
/** A tip stays clear of the round corners. */
const ROUND = 20;

export function beside(target: Box, card: { width: number; height: number }, stage: Box, others: Box[]): Place {
  const inside = {
    left: Math.max(4, stage.left),
    top: Math.max(4, stage.top),
    right: Math.min(innerWidth - 4, stage.right),
    bottom: Math.min(innerHeight - 4, stage.bottom),
  };
  const clamp = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));
  const [middle, centre] = [(target.top + target.bottom) / 2, (target.left + target.right) / 2];
  const rows = [middle - 34, middle - card.height / 2, middle - card.height + 34];
  const columns = [centre - 34, centre - card.width / 2, centre - card.width + 34];
  // In order of preference: right, left, below, above.
  const wishes = [
    ...rows.map((top) => ({ left: target.right + GAP, top })),
    ...rows.map((top) => ({ left: target.left - GAP - card.width, top })),
    ...columns.map((left) => ({ left, top: target.bottom + GAP })),
    ...columns.map((left) => ({ left, top: target.top - GAP - card.height })),
  ];
  const places = wishes.map(({ left, top }) => ({
    left: clamp(left, inside.left, Math.max(inside.left, inside.right - card.width)),
    top: clamp(top, inside.top, Math.max(inside.top, inside.bottom - card.height)),
  }));
  const covered = places.map(({ left, top }) => {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    return 100 * common(box, target) + others.reduce((sum, other) => sum + common(box, other), 0);
  });
  const { left, top } = places[covered.indexOf(Math.min(...covered))]!;
  const along = clamp(middle - top, ROUND, card.height - ROUND);
  const across = clamp(centre - left, ROUND, card.width - ROUND);
  const tips: [boolean, Tip][] = [
    [target.right <= left, { edge: "left", at: along }],
    [target.left >= left + card.width, { edge: "right", at: along }],
    [target.bottom <= top, { edge: "top", at: across }],
    [target.top >= top + card.height, { edge: "bottom", at: across }],
  ];
  return { left, top, tip: tips.find(([clear]) => clear)?.[1] ?? null };
}

/** The area that two boxes have in common. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
