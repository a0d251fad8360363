import { expect, test } from "vitest";

import { changed } from "./changes";

const before = {
  phase: "play",
  seats: [{ cash: 5 }, { cash: 7, deeds: ["arta"] }],
  said: { id: "a", params: { n: 1 } },
};

test("what has changed is put in its place, and the rest is the same", () => {
  const change = { "~": { seats: { "~": { "1": { "~": { cash: 9 } } } }, phase: "debt" } };
  const after = changed(before, change) as typeof before;
  expect(after).toEqual({ ...before, phase: "debt", seats: [{ cash: 5 }, { cash: 9, deeds: ["arta"] }] });
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(before.seats[1]!.cash).toBe(7);
});

test("a list becomes longer or shorter, a message another one", () => {
  const change = { "~": { seats: [{ cash: 1 }], said: { id: "b" } } };
  expect(changed(before, change)).toEqual({ phase: "play", seats: [{ cash: 1 }], said: { id: "b" } });
  expect(changed(before, { "~": { seats: { "~": { "0": null } } } })).toMatchObject({ seats: [null, { cash: 7 }] });
});

test("nothing before, and nothing changed", () => {
  expect(changed(null, before)).toBe(before);
  expect(changed(before, { "~": {} })).toEqual(before);
});
