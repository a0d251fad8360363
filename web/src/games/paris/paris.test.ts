import { beforeEach, expect, test } from "vitest";
import { Picking } from "../../lib/picking.svelte";
import { ask, choice, entry, event } from "../../testing";
import { glow, possible, question } from "./asking";
import { beside, type Box } from "./board/beside";
import { moved, type Lying } from "./board/keys";
import { subjectOf } from "./board/subject";
import { justPut } from "./just";
import { changeOf } from "./panels/changes";
import type { Scene } from "./wire";

const said = (id: string) => ({ is: "said" as const, id });
const SCENE = {
  phase: "main_act",
  drawn: null,
  arc: { id: "arc" },
  districts: [{ id: "belleville", name: said("b"), bank: { id: "bank-b" }, slots: [{ id: "b1", name: said("b1") }] }],
  landmarks: [{ id: "louvre", name: said("l"), value: 12 }],
  track: [{ id: "bonus:7", number: 7, tile: { does: said("does") } }],
} as unknown as Scene;

let picking: Picking;

beforeEach(() => {
  picking = new Picking(
    () => {},
    () => {},
    () => null,
  );
});

test("the question is about the phase, until something has been clicked", () => {
  picking.offer(ask([choice("act 1", ["key:arc", "place:louvre"]), choice("act 2", ["key:arc", "place:b1"])]));
  expect(question(SCENE, picking).id).toBe("paris-web-ask-main-act");
  expect(glow(picking)).toBeNull();
  picking.click("key:arc");
  expect(question(SCENE, picking).id).toBe("paris-web-ask-key-arc");
  expect(glow(picking)?.params).toEqual({ count: 2 });
});

test("it asks for what is missing: where to, with which key, where the landmark goes", () => {
  const asked = (clicks: string[], picked: string): string => {
    picking.offer(ask([choice("act 1", clicks), choice("act 2", [...clicks.slice(0, -1), "place:other"])]));
    picking.picked = [picked];
    return question(SCENE, picking).id;
  };
  expect(asked(["key:bank-b", "place:b1"], "key:bank-b")).toBe("paris-web-ask-key-bank");
  expect(asked(["key:b1", "place:louvre"], "key:b1")).toBe("paris-web-ask-key");
  expect(asked(["place:louvre", "district:belleville"], "place:louvre")).toBe("paris-web-ask-district");
  expect(asked(["place:louvre", "key:arc"], "place:louvre")).toBe("paris-web-ask-which-key");
  expect(asked(["stock:0", "place:bank-b"], "stock:0")).toBe("paris-web-ask-new-key");
});

test("what could be done is told by kind, once each, and without the buttons of the bar", () => {
  const asked = ask([
    choice("act 1", ["x"], "move"),
    choice("act 2", ["y"], "move"),
    choice("act 3", ["pass"], "end_turn"),
  ]);
  expect(possible(asked).map(({ id }) => id)).toEqual(["paris-table-kind-move"]);
});

test("a choice is about the last thing that is clicked for it", () => {
  expect(subjectOf(choice("act 1", ["key:arc", "place:louvre"]), SCENE)).toMatchObject({
    sign: "louvre",
    district: null,
  });
  expect(subjectOf(choice("act 1", ["key:arc", "place:b1"]), SCENE)).toMatchObject({
    title: said("b1"),
    note: said("b"),
  });
  expect(subjectOf(choice("act 1", ["stock:0", "place:bank-b"]), SCENE).sign).toBe("bank");
  expect(subjectOf(choice("act 1", ["place:arc"]), SCENE).sign).toBe("arc");
  expect(subjectOf(choice("act 1", ["bonus:7"]), SCENE).note).toEqual(said("does"));
  expect(subjectOf(choice("act 1", ["end-turn"], "end_turn"), SCENE).sign).toBe("check");
});

test("what others have put on the board since the reader's own last move is marked", () => {
  const log = [
    entry(1, 1, event("key_placed", { place: "old" })),
    entry(2, 0, event("key_moved", { target: "mine" })),
    entry(3, 1, event("building_placed", { slot: "b1" }), event("francs_paid", { francs: 2 })),
  ];
  expect(justPut(log, 0, [event("key_moved", { target: "louvre" })])).toEqual(new Set(["place:b1", "key:louvre"]));
});

test("a sum in the log has the right sign, and is left out where it says nothing", () => {
  const shown = (name: string, params: object) => changeOf(event(name, params as never));
  expect(shown("francs_gained", { francs: 4 })).toMatchObject({ sign: "+", of: { francs: 4 } });
  expect(shown("francs_paid", { francs: 4 })).toMatchObject({ sign: "−", of: { francs: 4 } });
  expect(shown("vp_scored", { vp: 5, reason: "tile" })).toMatchObject({ sign: "+", of: { vp: 5 } });
  expect(shown("vp_scored", { vp: 5, reason: "district" })).toBeNull();
  expect(shown("vp_scored", { vp: 0, reason: "tile" })).toBeNull();
  expect(shown("resource_paid", { token: "wood", source: "token" })).toMatchObject({ of: { tokens: { wood: 1 } } });
  expect(shown("resource_paid", { token: "wood", source: "tile" })).toBeNull();
  expect(shown("turn_began", {})).toBeNull();
});

const lying = (place: string, seat: number): Lying => ({ place, seat, scale: 1, x: 0, y: 0 });

test("a key that has left its place is the one that lies somewhere new", () => {
  const before = moved([], [lying("arc", 0), lying("arc", 1), lying("b1", 0)]);
  const after = moved(before, [lying("arc", 1), lying("b1", 0), lying("louvre", 0)]);
  const id = (pieces: typeof before, place: string, seat: number) =>
    pieces.find((one) => one.place === place && one.seat === seat)!.id;
  expect(id(after, "louvre", 0)).toBe(id(before, "arc", 0));
  expect(id(after, "arc", 1)).toBe(id(before, "arc", 1));
  expect(id(after, "b1", 0)).toBe(id(before, "b1", 0));
  expect(new Set(after.map((one) => one.id)).size).toBe(3);
});

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const STAGE = box(0, 0, 1000, 700);
const CARD = { width: 200, height: 120 };

test("a card stands beside what it speaks of and points at it", () => {
  const place = beside(box(400, 300, 40, 40), CARD, STAGE, []);
  expect(place).toMatchObject({ left: 452, tip: { edge: "left" } });
});

test("at the edge it goes to the other side, and stays in the stage", () => {
  expect(beside(box(950, 300, 40, 40), CARD, STAGE, [])).toMatchObject({ left: 738, tip: { edge: "right" } });
  const corner = beside(box(0, 0, 40, 40), CARD, STAGE, []);
  expect(corner.top).toBeGreaterThanOrEqual(4);
  expect(corner.left).toBeGreaterThanOrEqual(52);
});

test("it covers as little as possible of what else can be chosen", () => {
  const place = beside(box(400, 300, 40, 40), CARD, STAGE, [box(441, 0, 559, 700)]);
  expect(place.left + CARD.width).toBeLessThanOrEqual(441);
});
