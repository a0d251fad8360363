// The players: a colour (`--p1` … `--p4`) and a shape, always together. The shape is the bow of the key.

const BOWS = [
  "M-9 -8.5a8.5 8.5 0 1 1-.01 0zM-9 -3.2a3.2 3.2 0 1 0 .01 0z",
  "M-16.5 -7.5h15v15h-15zM-12 -3v6h6v-6z",
  "M-9.5 -10.5L1 0L-9.5 10.5L-20 0ZM-9.5 -4L-13.5 0L-9.5 4L-5.5 0Z",
  "M-13.6 -4.1A4.9 4.9 0 1 1 -5.4 -4.1A4.9 4.9 0 1 1 -5.4 4.1A4.9 4.9 0 1 1 -13.6 4.1A4.9 4.9 0 1 1 -13.6 -4.1ZM-9.5 -2.7a2.7 2.7 0 1 0 .01 0z",
];
/** Bows alone, brought to one size. */
const MARKS = [
  "translate(2.2 0) scale(1.24)",
  "translate(2.6 0) scale(1.3)",
  "translate(.5 0)",
  "translate(.8 0) scale(1.04)",
];
const ON_MEEPLES = [
  "M24 19a5 5 0 1 1-.01 0z",
  "M19 19h10v10H19z",
  "M24 17l7 7-7 7-7-7z",
  "M21.5 21.5A3.2 3.2 0 1 1 26.5 21.5A3.2 3.2 0 1 1 26.5 26.5A3.2 3.2 0 1 1 21.5 26.5A3.2 3.2 0 1 1 21.5 21.5Z",
];

export const SHAFT = "M-2 -2.3H16V6.5H12.3V2.3H10V5.3H6.3V2.3H-2Z";
export const bow = (seat: number): string => BOWS[seat % BOWS.length]!;
export const markTransform = (seat: number): string => MARKS[seat % MARKS.length]!;
export const onMeeple = (seat: number): string => ON_MEEPLES[seat % ON_MEEPLES.length]!;
/** For `style`: everything inside paints its own with `var(--p)`. */
export const colour = (seat: number): string => `--p: var(--p${(seat % 4) + 1})`;
