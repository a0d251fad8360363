import { beforeEach, expect, test, vi } from "vitest";
import { go, route } from "./route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});

test.each([
  ["/", { page: "home" }],
  ["/tables", { page: "tables" }],
  ["/archive", { page: "archive" }],
  ["/settings", { page: "settings" }],
  ["/new/paris/here", { page: "new", game: "paris", how: "here" }],
  ["/new/paris/online", { page: "new", game: "paris", how: "online" }],
  ["/join", { page: "join", code: "" }],
  ["/join/ab-12", { page: "join", code: "ab-12" }],
  ["/rules/paris", { page: "rules", game: "paris" }],
  ["/figures/paris", { page: "figures", game: "paris" }],
  ["/table/x_1-y", { page: "table", id: "x_1-y" }],
  ["/table/x/tv", { page: "tv", id: "x" }],
  ["/table/x/replay", { page: "replay", id: "x" }],
])("%s", (path, wanted) => {
  go(path);
  expect(route()).toEqual(wanted);
});

test.each(["/rules/", "/rules/chess", "/rules/toString", "/new/paris/there", "/table/a/b", "/table/", "/x"])(
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
