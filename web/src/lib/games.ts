// The games: whatever has an index.ts in games/, where a new game is a new folder, and those that guests bring.
import type { Component } from "svelte";
import { games as guests } from "virtual:guests";
import { lazily } from "./lazy.svelte";
import type { Table } from "./table.svelte";
import type { TableInfo } from "./wire.gen";

export type TableComponent = Component<{ table: Table; info: TableInfo; names: string[] }>;

/** The board alone, the mark of a seat on it, and what stands beside a name. */
export type BoardModule = {
  default: TableComponent;
  Mark?: Component<{ seat: number; size?: number }>;
  Standing?: Component<{ table: Table; seat: number }>;
};

export type GameModule = {
  /** Its rules are numbered by this letter; empty where there is no rulebook. */
  letter: string;
  /** For the home page; the sign is for lists. */
  Poster: Component;
  Emblem: Component;
  Sign: Component<{ size?: number }>;
  table: () => Promise<{ default: TableComponent }>;
  /** For a screen that everybody looks at. */
  board: () => Promise<BoardModule>;
};

const FOUND = import.meta.glob<GameModule>("../games/*/index.ts", { eager: true, import: "default" });

const GAMES = new Map(Object.entries(FOUND).map(([path, game]) => [path.split("/").at(-2)!, game]));
for (const [name, game] of Object.entries(guests)) if (!GAMES.has(name)) GAMES.set(name, game);

/** How a game is drawn; nothing where this client has no folder for it. */
export const drawings = (game: string): GameModule | undefined => GAMES.get(game);

export async function tableOf(game: string): Promise<TableComponent> {
  return (await lazily(known(game).table)).default;
}

export function boardOf(game: string): Promise<BoardModule> {
  return lazily(known(game).board);
}

function known(game: string): GameModule {
  const found = GAMES.get(game);
  if (!found) throw new Error(`the client knows no game ${game}`);
  return found;
}

/** The games that have a rulebook, with the letter of their rules. */
export const BOOKS = new Map([...GAMES].flatMap(([name, { letter }]) => (letter ? [[name, letter] as const] : [])));
