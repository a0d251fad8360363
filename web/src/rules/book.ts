// The rulebook as the page shows it: chapters and rules in the order of the catalogue, spelled with an edition's figures.
import { BOOKS } from "../lib/games";
import { known, type Spoken } from "../lib/texts.svelte";
import type { Rulebook } from "../lib/wire.gen";
import { matches } from "./search";

export type Row = { name: string; text: string };
export type Rule = { id: string; text: string; example: string; rows: Row[]; ruling: boolean };
export type Chapter = { id: string; heading: string; about: string; rules: Rule[] };

/** All chapters of a book. */
export function chapters(book: Rulebook, tell: (value: Spoken) => string): Chapter[] {
  const start = `rules-${BOOKS.get(book.game)!.toLowerCase()}`;
  const ids = known(start).filter((id) => /^\d/.test(id.slice(start.length)));
  const there = new Set(ids);
  const spell = (id: string): string => (there.has(id) ? tell({ is: "said", id, params: book.figures }) : "");
  const listed = new Map(book.lists.map(({ rule, rows }) => [rule, rows]));
  const found: Chapter[] = [];
  for (const id of ids) {
    if (id.includes(".")) continue;
    const number = id.slice("rules-".length).toUpperCase().replace("-", ".");
    if (!number.includes(".")) {
      found.push({ id: number, heading: spell(id), about: spell(`${id}.about`), rules: [] });
      continue;
    }
    const rows = (listed.get(number) ?? []).map(({ name, text }) => ({ name: tell(name), text: tell(text) }));
    const ruling = book.rulings.includes(number);
    found.at(-1)!.rules.push({ id: number, text: spell(id), example: spell(`${id}.example`), rows, ruling });
  }
  return found;
}

/** What of the chapters has all these words: whole rules, or of their lists the rows that do. */
export function searched(all: Chapter[], words: string[]): Chapter[] {
  if (!words.length) return all;
  const found: Chapter[] = [];
  for (const chapter of all) {
    const rules: Rule[] = [];
    for (const rule of chapter.rules) {
      if (matches(`${rule.id} ${rule.text} ${rule.example}`, words)) rules.push(rule);
      else {
        const rows = rule.rows.filter(({ name, text }) => matches(`${name} ${text}`, words));
        if (rows.length) rules.push({ ...rule, rows });
      }
    }
    const about = matches(`${chapter.heading} ${chapter.about}`, words) ? chapter.about : "";
    if (rules.length || about) found.push({ ...chapter, about, rules });
  }
  return found;
}
