// Where the rulebook tells a rule.
import { getContext, setContext } from "svelte";
import { BOOKS } from "./games";

const EDITION = Symbol("edition");

/** Tell everything below whose figures a table is played with; nothing where they are the usual ones. */
export function nameEdition(edition: () => string): void {
  setContext(EDITION, edition);
}

const RULE = new RegExp(`\\b([${[...BOOKS.values()].join("")}]\\d+\\.\\d+)\\b`);

/** A text cut at the rules that it names: every second piece is the id of one. */
export function ruled(text: string): string[] {
  return text.split(RULE);
}

/** Where to read: the whole book of a game, or a rule, whose first letter says which game it belongs to. */
export function reading() {
  const edition = getContext<(() => string) | undefined>(EDITION);
  const bookHref = (game: string): string => {
    const other = edition?.();
    return `/rules/${game}${other ? `?${new URLSearchParams({ edition: other })}` : ""}`;
  };
  const ruleHref = (rule: string): string => {
    const [game] = [...BOOKS].find(([, letter]) => letter === rule[0])!;
    return `${bookHref(game)}#${rule}`;
  };
  return { bookHref, ruleHref };
}
