// Where the rulebook tells a rule.
import { BOOKS } from "./games";

/** A text cut at the rules that it names: every second piece is the id of one. */
export function ruled(text: string): string[] {
  return text.split(/\b([PH]\d+\.\d+)\b/);
}

/** The page of a rule: its first letter says which game it belongs to. */
export function ruleHref(rule: string): string {
  const game = Object.keys(BOOKS).find((name) => BOOKS[name] === rule[0])!;
  return `/rules/${game}#${rule}`;
}
