import { expect, test } from "vitest";
import { counted, takenBack } from "./entries";
import type { Entry } from "./wire.gen";

const entry = (n: number, kind: string, to = -1): Entry => ({
  n,
  kind,
  seat: 0,
  events: [],
  said: null,
  text: "",
  at: "",
  to,
});

test("without anything taken back everything counts", () => {
  const log = [entry(0, "setup"), entry(1, "move"), entry(2, "chat")];
  expect(takenBack(log)).toEqual(new Set());
  expect(counted(log)).toBe(log);
});

test("moves between the two don't count, and what was said stays", () => {
  const log = [entry(0, "setup"), entry(1, "move"), entry(2, "chat"), entry(3, "move"), entry(4, "undo", 1)];
  expect(takenBack(log)).toEqual(new Set([3]));
  expect(counted(log).map(({ n }) => n)).toEqual([0, 1, 2, 4]);
});

test("what comes after it counts until it is taken back too", () => {
  const log = [entry(0, "setup"), entry(1, "move"), entry(2, "undo", 0), entry(3, "move"), entry(4, "move")];
  expect(takenBack(log)).toEqual(new Set([1]));
  expect(takenBack([...log, entry(5, "undo", 3)])).toEqual(new Set([1, 4]));
  expect(takenBack([...log, entry(5, "undo", 3), entry(6, "undo", 0)])).toEqual(new Set([1, 3, 4]));
});

test("a log of which only the end is known", () => {
  expect(takenBack([entry(7, "move"), entry(8, "undo", 5)])).toEqual(new Set([7]));
});
