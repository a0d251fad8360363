// Which page: the home page, or a table by its id.

export type Route = { page: "home" } | { page: "table"; id: string } | { page: "nowhere" };

function parse(path: string): Route {
  if (path === "/") return { page: "home" };
  const table = /^\/table\/([\w-]+)$/.exec(path);
  return table ? { page: "table", id: table[1]! } : { page: "nowhere" };
}

let current: Route = $state.raw(parse(location.pathname));
addEventListener("popstate", () => (current = parse(location.pathname)));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  current = parse(path);
  scrollTo(0, 0);
}
