// Letters of an inscription, one stroke wide, with the broken bar of Hellenistic stone: width and shape.
export const LETTERS: Record<string, readonly [width: number, shape: string]> = {
  H: [17, "M2 0V24M15 0V24M2 12H15"],
  E: [14, "M13 0H2V24H13M2 12H11"],
  L: [13, "M2 0V24H13"],
  A: [20, "M0 24 10 0 20 24M4.5 14.5 10 18.5 15.5 14.5"],
  S: [15, "M13.5 3.5Q11.5 0 7.5 0 2 0 2 5.5T8 12 14 18.3 7.5 24Q3 24 1 20.5"],
  D: [17, "M2 0V24H7Q16 24 16 12T7 0Z"],
  Ε: [14, "M13 0H2V24H13M2 12H11"],
  Λ: [20, "M0 24 10 0 20 24"],
  Α: [20, "M0 24 10 0 20 24M4.5 14.5 10 18.5 15.5 14.5"],
  Δ: [20, "M0 24 10 0 20 24Z"],
};
const GAP = 5;

/** The letters of a word, each with its place. */
export function inscription(word: string): { x: number; shape: string }[] {
  let x = 0;
  return [...word].map((letter) => {
    const [width, shape] = LETTERS[letter]!;
    const here = { x, shape };
    x += width + GAP;
    return here;
  });
}
