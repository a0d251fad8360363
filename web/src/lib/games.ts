// The games of the house: where each keeps its table. A new game is a new folder and a line here.
import type { Component } from "svelte";
import { lazily } from "./lazy.svelte";
import type { Table } from "./table.svelte";
import type { TableInfo } from "./wire.gen";

export type TableComponent = Component<{ table: Table; info: TableInfo; names: string[] }>;

export const TABLES: Record<string, () => Promise<{ default: TableComponent }>> = {
  hellas: () => lazily(() => import("../hellas/Table.svelte")),
  paris: () => lazily(() => import("../paris/Table.svelte")),
};

/** The board alone, the mark of a seat on it, and what stands beside a name. */
export type BoardModule = {
  default: TableComponent;
  Mark?: Component<{ seat: number; size?: number }>;
  Standing?: Component<{ table: Table; seat: number }>;
};

/** For a screen that everybody looks at. */
export const BOARDS: Record<string, () => Promise<BoardModule>> = {
  hellas: () => lazily(() => import("../hellas/Tv.svelte")),
  paris: () => lazily(() => import("../paris/Tv.svelte")),
};

/** The games that have a rulebook, with the letter that their rules are numbered by. */
export const BOOKS: Record<string, string> = { paris: "P", hellas: "H" };
