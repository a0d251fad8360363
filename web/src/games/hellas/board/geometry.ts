// Where everything lies; a unit is a pixel at 100 %. Start is at the bottom left, and the way goes up.
export type Rect = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };
export type Side = "left" | "top" | "right" | "bottom";

/** A ring of 40 squares: its side, the frame round it, how deep a square is, and the lane inside where pawns walk. */
export class Ring {
  /** Along the edge. */
  readonly width: number;
  /** Where the sea begins. */
  readonly inner: number;

  constructor(
    readonly size: number,
    readonly frame: number,
    readonly depth: number,
    readonly lane: number,
    readonly band: number,
  ) {
    this.width = (size - 2 * frame - 2 * depth) / 9;
    this.inner = frame + depth + lane;
  }

  rect(square: number): Rect {
    const { frame, depth, width } = this;
    const far = this.size - frame - depth;
    const near = frame + depth;
    const nth = square % 10;
    const side = sideOf(square);
    if (nth === 0) {
      const x = side === "left" || side === "top" ? frame : far;
      const y = side === "top" || side === "right" ? frame : far;
      return { x, y, width: depth, height: depth };
    }
    switch (side) {
      case "left":
        return { x: frame, y: far - nth * width, width: depth, height: width };
      case "top":
        return { x: near + (nth - 1) * width, y: frame, width, height: depth };
      case "right":
        return { x: far, y: near + (nth - 1) * width, width: depth, height: width };
      case "bottom":
        return { x: far - nth * width, y: far, width, height: depth };
    }
  }

  /** A strip along the inner edge of a square, or along the outer one. */
  strip(square: number, thick: number, inner = true): Rect {
    const { x, y, width, height } = this.rect(square);
    switch (inner ? sideOf(square) : OPPOSITE[sideOf(square)]) {
      case "left":
        return { x: x + width - thick, y, width: thick, height };
      case "top":
        return { x, y: y + height - thick, width, height: thick };
      case "right":
        return { x, y, width: thick, height };
      case "bottom":
        return { x, y, width, height: thick };
    }
  }

  /** A square without its band. */
  body(square: number, band: number): Rect {
    const { x, y, width, height } = this.rect(square);
    switch (sideOf(square)) {
      case "left":
        return { x, y, width: width - band, height };
      case "top":
        return { x, y, width, height: height - band };
      case "right":
        return { x: x + band, y, width: width - band, height };
      case "bottom":
        return { x, y: y + band, width, height: height - band };
    }
  }

  /** The middle of the lane beside a square; at a corner, the lane's own corner. */
  beside(square: number): Point {
    const { x, y, width, height } = this.rect(square);
    const [left, top] = [x < this.size / 2, y < this.size / 2];
    const d = this.lane / 2;
    if (square % 10 === 0) return { x: left ? x + width + d : x - d, y: top ? y + height + d : y - d };
    const middle = { x: x + width / 2, y: y + height / 2 };
    switch (sideOf(square)) {
      case "left":
        return { x: x + width + d, y: middle.y };
      case "top":
        return { x: middle.x, y: y + height + d };
      case "right":
        return { x: x - d, y: middle.y };
      case "bottom":
        return { x: middle.x, y: y - d };
    }
  }
}

const SIDES: Side[] = ["left", "top", "right", "bottom"];
const OPPOSITE: Record<Side, Side> = { left: "right", right: "left", top: "bottom", bottom: "top" };

/** A corner belongs to the side that it begins. */
export const sideOf = (square: number): Side => SIDES[Math.floor(square / 10)]!;

/** Whether squares of this side stand above each other. */
export const isUpright = (square: number): boolean => sideOf(square) === "left" || sideOf(square) === "right";

export const BOARD = new Ring(880, 12, 104, 32, 18);
export const SEA = BOARD.size - 2 * BOARD.inner;
/** All of Greece stays in sight above a desk of two or three lines. */
export const MAP = { size: 61, x: BOARD.inner + 32, y: BOARD.inner + 2 };
export const PRISON = 10;

/** Squares on the way from one to another, the last included. */
export function way(from: number, to: number, back = false): number[] {
  const steps = back ? (from - to + 40) % 40 : (to - from + 40) % 40;
  return Array.from({ length: steps }, (_, k) => (from + (back ? 39 : 1) * (k + 1)) % 40);
}
