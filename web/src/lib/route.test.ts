import { beforeEach, expect, test, vi } from "vitest";
import { BOOKS } from "./games";
import { go, route } from "./route.svelte";

const [game] = BOOKS.keys();

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});

test.each([
  ["/", { page: "home" }],
  ["/tables", { page: "tables" }],
  ["/archive", { page: "archive" }],
  ["/settings", { page: "settings" }],
  ["/new/chess/here", { page: "new", game: "chess", how: "here" }],
  ["/new/chess/online", { page: "new", game: "chess", how: "online" }],
  ["/join", { page: "join", code: "" }],
  ["/join/ab-12", { page: "join", code: "ab-12" }],
  [`/rules/${game}`, { page: "rules", game }],
  [`/figures/${game}`, { page: "figures", game }],
  ["/table/x_1-y", { page: "table", id: "x_1-y" }],
  ["/table/x/tv", { page: "tv", id: "x" }],
  ["/table/x/replay", { page: "replay", id: "x" }],
])("%s", (path, wanted) => {
  go(path);
  expect(route()).toEqual(wanted);
});

test.each(["/rules/", "/rules/chess", "/rules/toString", "/new/chess/there", "/table/a/b", "/table/", "/x"])(
  "%s leads nowhere",
  (path) => {
    go(path);
    expect(route()).toEqual({ page: "nowhere" });
  },
);

test("going back shows the page of before", () => {
  go("/tables");
  history.replaceState(null, "", "/settings");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(route()).toEqual({ page: "settings" });
});

test("nobody comes back to a page that was only passed", () => {
  go("/tables");
  const { length } = history;
  go("/settings", true);
  expect(history.length).toBe(length);
  expect(route()).toEqual({ page: "settings" });
});
