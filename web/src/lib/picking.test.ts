import { beforeEach, expect, test, vi } from "vitest";
import { ask, choice } from "../testing";
import { Picking, type Step } from "./picking.svelte";

const take = vi.fn();
const wonder = vi.fn();
let advised: Step | null = null;
let picking: Picking;

const ARC_LOUVRE = choice("act 1", ["key:arc", "place:louvre"]);
const ARC_OPERA = choice("act 2", ["key:arc", "place:opera"]);
const BANK_LOUVRE = choice("act 3", ["key:bank", "place:louvre"]);
const PASS = choice("act 4", ["pass"]);

beforeEach(() => {
  vi.resetAllMocks();
  advised = null;
  picking = new Picking(take, wonder, () => advised);
  picking.offer(ask([ARC_LOUVRE, ARC_OPERA, BANK_LOUVRE, PASS]));
});

test("a thing that stands for one choice alone takes it", () => {
  picking.click("pass");
  expect(take).toHaveBeenCalledExactlyOnceWith(PASS);
});

test("a thing that several choices share narrows them", () => {
  picking.click("key:arc");
  expect(take).not.toHaveBeenCalled();
  expect(picking.choices).toEqual([ARC_LOUVRE, ARC_OPERA]);
  expect([...picking.next]).toEqual(["place:louvre", "place:opera"]);
  picking.click("place:opera");
  expect(take).toHaveBeenCalledExactlyOnceWith(ARC_OPERA);
});

test("the last thing may come first, and the others then finish the move", () => {
  picking.click("place:louvre");
  expect([...picking.next]).toEqual(["key:arc", "key:bank"]);
  picking.click("key:bank");
  expect(picking.picked).toEqual(["place:louvre", "key:bank"]);
  expect(picking.choices).toEqual([BANK_LOUVRE]);
});

test("what was clicked can be put back", () => {
  picking.click("key:arc");
  picking.click("key:arc");
  expect(picking.picked).toEqual([]);
  expect(picking.choices).toHaveLength(4);
});

test("something else from the question begins anew", () => {
  picking.click("key:arc");
  picking.click("key:bank");
  expect(picking.picked).toEqual(["key:bank"]);
  expect(wonder).not.toHaveBeenCalled();
});

test("something that stands for nothing is asked about, with what was clicked before", () => {
  picking.click("key:arc");
  picking.click("place:bastille");
  expect(wonder).toHaveBeenCalledExactlyOnceWith(["key:arc", "place:bastille"]);
  expect(picking.picked).toEqual(["key:arc"]);
});

test("things look like what a click on them would do", () => {
  picking.click("key:arc");
  expect(picking.look("key:arc")).toBe("picked");
  expect(picking.look("place:louvre")).toBe("legal");
  expect(picking.look("key:bank")).toBe("other");
  expect(picking.look("place:bastille")).toBe("");
  picking.clear();
  expect(picking.look("place:opera")).toBe("within");
});

test("what is pointed at shows the choice that it would take, and only that", () => {
  picking.pointed = "key:arc";
  expect(picking.preview).toBeNull();
  picking.pointed = "pass";
  expect(picking.preview).toEqual(PASS);
});

test("a thing in the middle of a move takes nothing by itself", () => {
  picking.offer(ask([choice("act 1", ["key:arc", "place:louvre"])]));
  expect(picking.meant("key:arc")).toBeNull();
  expect(picking.meant("place:louvre")?.notation).toBe("act 1");
});

test("a hint leads to what has not been clicked yet", () => {
  advised = { notation: "act 2", clicks: ["key:arc", "place:opera"] };
  picking.click("key:arc");
  expect([...picking.hinted]).toEqual(["place:opera"]);
});

test("a new question forgets what was clicked for the former one", () => {
  picking.click("key:arc");
  picking.pointed = "place:opera";
  picking.offer(null);
  expect(picking.open).toBe(false);
  expect(picking.picked).toEqual([]);
  expect(picking.pointed).toBeNull();
});
