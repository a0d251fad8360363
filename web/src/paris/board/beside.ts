// Where a card goes: beside what it speaks of, inside the stage, and over as little as possible of what else can be chosen.

export type Box = { left: number; top: number; right: number; bottom: number };

const GAP = 12;

export function beside(
  target: Box,
  card: { width: number; height: number },
  stage: Box,
  others: Box[],
): { left: number; top: number } {
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
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** The area that two boxes have in common. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
