// Which drawing stands for a name, and how large its paper is.
import { DISTRICTS } from "./drawings/districts";
import { INTERFACE } from "./drawings/interface";
import { LANDMARKS } from "./drawings/landmarks";
import { PIECES } from "./drawings/pieces";
import { TYPES } from "./drawings/types";

export type Drawing = { paper: number; body: string };

const SMALL: Record<string, string> = { ...TYPES, ...PIECES, ...DISTRICTS, ...INTERFACE };

/** The drawing of this name; another edition's districts and landmarks have none yet and get a plain house. */
export function drawing(name: string): Drawing {
  const landmark = LANDMARKS[name];
  return landmark ? { paper: 64, body: landmark } : { paper: 48, body: SMALL[name] ?? PIECES.building! };
}

/** Where an <svg> lies: in the flow of a page without x and y, round the point (x, y) inside another <svg>. */
export type Place = { x?: number | undefined; y?: number | undefined };

export const RESOURCES = ["wood", "marble", "gold"];
