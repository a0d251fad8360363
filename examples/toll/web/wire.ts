// What the server sends of a table of Toll: toll/presentation/scene_shape.py in TypeScript.
import type { Said } from "$house/lib/wire.gen";

export type Plot = { id: string; name: Said };

/** `due`: tolls that may be claimed; `huts`: by plot. */
export type Seat = { coins: number; due: number; huts: boolean[]; points: number };

export type Scene = {
  /** The reader's, or -1. */
  seat: number;
  phase: "turn" | "giving" | "over";
  /** Who is to throw. */
  thrower: number;
  /** Of the gift that is under way, or -1. */
  receiver: number;
  thrown: number;
  /** The throw after which all is over, or -1. */
  last: number;
  /** Coins that a throw makes due to everybody else. */
  toll: number;
  plots: Plot[];
  seats: Seat[];
};

/** What a step would change for the one who makes it. */
export type Prospect = { coins: number; points: number };
