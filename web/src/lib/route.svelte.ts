// Which page: each has an address, and the address is all that it needs.
import { BOOKS } from "./games";

export type Route =
  | { page: "home" | "tables" | "games" | "archive" | "settings" | "nowhere" }
  | { page: "new"; game: string; how: "here" | "online" }
  | { page: "join"; code: string }
  | { page: "rules" | "figures"; game: string }
  | { page: "table" | "tv" | "replay"; id: string };

const PLAIN = { "/": "home", "/tables": "tables", "/games": "games", "/archive": "archive", "/settings": "settings" };

function parse(path: string): Route {
  const plain = (PLAIN as Record<string, "home">)[path];
  if (plain) return { page: plain };
  const table = /^\/table\/([\w-]+)(?:\/(tv|replay))?$/.exec(path);
  if (table) return { page: (table[2] as "tv" | "replay" | undefined) ?? "table", id: table[1]! };
  const made = /^\/new\/([a-z]+)\/(here|online)$/.exec(path);
  if (made) return { page: "new", game: made[1]!, how: made[2] as "here" | "online" };
  const [, book, game = ""] = /^\/(rules|figures)\/(\w+)$/.exec(path) ?? [];
  if (BOOKS.has(game)) return { page: book as "rules" | "figures", game };
  const code = /^\/join(?:\/([\w-]+))?$/.exec(path);
  return code ? { page: "join", code: code[1] ?? "" } : { page: "nowhere" };
}

let current: Route = $state.raw(parse(location.pathname));
addEventListener("popstate", () => (current = parse(location.pathname)));

export function route(): Route {
  return current;
}

/** To another page of ours; `instead` where nobody should come back to this one. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = parse(location.pathname);
  scrollTo(0, 0);
}
