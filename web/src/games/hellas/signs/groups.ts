// Groups by colour and motif: whoever does not tell two colours apart tells the motifs.
type Motif = {
  /** On a tile of 8 × 8. */
  tile: string;
  /** The same as a single sign of 8 × 8. */
  mark: string;
  /** Width of the line; 0 where the shape is filled. */
  line: number;
  markLine: number;
};

const DOT = (r: number): string => `M${4 - r} 4a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const MOTIFS: Record<string, Motif> = {
  brown: { tile: DOT(1.7), line: 0, mark: DOT(2.6), markLine: 0 },
  light_blue: { tile: "M-1 5.2Q1 2 4 4T9 2.8", line: 1.7, mark: "M.5 5Q2 2 4 4T7.5 3", markLine: 2 },
  pink: { tile: "M4 1.2 6.6 4 4 6.8 1.4 4Z", line: 0, mark: "M4 .4 7.4 4 4 7.6 .6 4Z", markLine: 0 },
  orange: { tile: "M2 0V8M6 0V8", line: 1.5, mark: "M2.5 .8V7.2M5.5 .8V7.2", markLine: 1.6 },
  red: { tile: "M-1 6.6 2 2.4 5 6.6 8 2.4 11 6.6", line: 1.7, mark: "M4 1 7.4 6.6H.6Z", markLine: 0 },
  yellow: { tile: "M4 1.4V6.6M1.4 4H6.6", line: 1.7, mark: "M4 .8V7.2M.8 4H7.2", markLine: 2 },
  green: { tile: "M-2 2 2 -2M-2 10 10 -2M6 10 10 6", line: 1.8, mark: "M1.5 6.5 6.5 1.5", markLine: 2.4 },
  blue: { tile: "M0 0H4V4H0ZM4 4H8V8H4Z", line: 0, mark: "M1.2 1.2H6.8V6.8H1.2Z", markLine: 0 },
  transport: { tile: "M1 2.2H7M1 5.8H7", line: 1.6, mark: "M1 2.2H7M1 5.8H7", markLine: 1.6 },
  metro: { tile: DOT(2.2), line: 1.4, mark: DOT(2.2), markLine: 1.4 },
};

export const pattern = (group: string): string => `url(#pattern-${group})`;
