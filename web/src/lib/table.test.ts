import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, choice, draft, entry, FakeSocket, news } from "../testing";
import { asked } from "./asked";
import { Table } from "./table.svelte";
import type { Advice } from "./wire.gen";

const TWO = ask([choice("act 1", ["a"]), choice("act 2", ["b"])]);
let table: Table;

const tell = (message: object): void => FakeSocket.newest.tell(message);
const sent = () => FakeSocket.newest.sent;
const advice = (seq: number, parts: string[]): Advice => ({
  is: "advice",
  seq,
  id: "",
  said: [],
  parts,
  clicks: parts.map((part) => [`thing of ${part}`]),
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  table = new Table("t1", { seat: 0 });
  FakeSocket.newest.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the address says from which seat, and what is known already", () => {
  expect(FakeSocket.newest.address).toMatch(/\/api\/tables\/t1\/socket\?since=-1&seat=0$/);
  tell(news(7));
  FakeSocket.newest.break();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.newest.address).toMatch(/since=7/);
});

test("a scene comes whole, then by what has changed", () => {
  tell(news(1, { scene: { round: 1, cash: 100 } }));
  tell(news(2, { scene: { "~": { cash: 80 } }, is_whole: false }));
  expect(table.scene).toEqual({ round: 1, cash: 80 });
  tell(news(3, { scene: { round: 2 } }));
  expect(table.scene).toEqual({ round: 2 });
});

test("the log holds every entry once, whatever is told again", () => {
  tell(news(2, { entries: [entry(1, 0), entry(2, 1)] }));
  tell(news(3, { entries: [entry(2, 1), entry(3, 0)] }));
  expect(table.entries.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test("a choice is sent with the position it was decided on", () => {
  tell(news(4, { ask: TWO }));
  expect(table.stage).toBe("asked");
  table.picking.click("b");
  expect(sent()).toMatchObject([{ is: "compose", seq: 4, parts: ["act 2"] }]);
  expect(table.stage).toBe("busy");
});

test("nothing is sent twice while an answer is awaited", () => {
  tell(news(4, { ask: TWO }));
  table.choose(table.ask!.choices[0]!);
  table.choose(table.ask!.choices[1]!);
  expect(sent()).toHaveLength(1);
});

test("a draft is shown over the scene, asked on, and forgotten when taken back", () => {
  tell(news(1, { scene: { cash: 100, round: 1 }, ask: TWO }));
  table.choose(table.ask!.choices[0]!);
  tell(draft(sent()[0]!.id, ask([choice("act 5", ["c"]), choice("act 6", ["d"])], ["act 1"]), { "~": { cash: 60 } }));
  expect(table.shown).toEqual({ cash: 60, round: 1 });
  table.picking.click("d");
  expect(sent()[1]).toMatchObject({ parts: ["act 1", "act 6"] });
  table.takeBack();
  expect(table.shown).toEqual({ cash: 100, round: 1 });
  expect(table.ask).toEqual(asked(TWO));
});

test("a program's next steps are sent without asking anybody", () => {
  tell(news(1, { ask: TWO }));
  table.compose(["act 1"], (one) => (one.ask.parts.length < 2 ? [...one.ask.parts, "act 9"] : null));
  tell(draft(sent()[0]!.id, ask([choice("act 9", ["x"])], ["act 1"])));
  expect(sent()[1]).toMatchObject({ parts: ["act 1", "act 9"] });
  expect(table.draft).toBeNull();
  tell(draft(sent()[1]!.id, ask([choice("act 3", ["y"]), choice("act 4", ["z"])], ["act 1", "act 9"])));
  expect(table.draft?.ask.parts).toEqual(["act 1", "act 9"]);
});

test("what choices share is told once, and each has it", () => {
  const shared = { ...TWO, choices: [...TWO.choices, { ...TWO.choices[0]!, prospect: 1 }], prospects: ["a", "b"] };
  tell(news(1, { ask: shared }));
  expect(table.ask!.choices.map(({ prospect }) => prospect)).toEqual(["a", "a", "b"]);
});

test("a whole move is one message", () => {
  tell(news(4, { ask: TWO }));
  table.play("bid 735");
  table.play("bid 740");
  expect(sent()).toMatchObject([{ is: "play", seq: 4, move: "bid 735" }]);
  expect(table.stage).toBe("busy");
});

test("the only answer there is gives itself, after it could be seen", () => {
  tell(news(1, { ask: ask([choice("act 1", ["a"])]) }));
  vi.advanceTimersByTime(600);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(sent()).toMatchObject([{ parts: ["act 1"] }]);
});

test("what was taken back to stays until a person goes on", () => {
  const back = { ...entry(3, 0), kind: "undo" };
  tell(news(3, { ask: ask([choice("act 1", ["a"])]), entries: [entry(1, 0), entry(2, 0), back] }));
  vi.advanceTimersByTime(5000);
  expect(sent()).toEqual([]);
  expect(table.stage).toBe("asked");
  table.picking.click("a");
  tell(draft(sent()[0]!.id, ask([choice("act 5", ["c"])], ["act 1"])));
  vi.advanceTimersByTime(800);
  expect(sent()[1]).toMatchObject({ parts: ["act 1", "act 5"] });
});

test("what may be done out of turn never gives itself", () => {
  tell(news(1, { ask: ask([choice("act 1", ["a"])], [], false) }));
  vi.advanceTimersByTime(5000);
  expect(sent()).toEqual([]);
  expect(table.stage).toBe("watching");
});

test("news voids a draft, but chatter does not", () => {
  tell(news(1, { ask: TWO }));
  table.choose(table.ask!.choices[0]!);
  tell(draft(sent()[0]!.id, ask([choice("act 5", ["c"]), choice("act 6", ["d"])], ["act 1"])));
  tell(news(2, { ask: TWO }, { turn: 1 }));
  expect(table.draft).not.toBeNull();
  tell(news(3, { ask: TWO }, { turn: 3 }));
  expect(table.draft).toBeNull();
});

test("what was picked survives a line that broke and told the same again", () => {
  const asked = ask([choice("act 1", ["a", "x"]), choice("act 2", ["a", "y"])]);
  tell(news(1, { ask: asked }));
  table.picking.click("a");
  FakeSocket.newest.break();
  vi.advanceTimersByTime(1000);
  FakeSocket.newest.open();
  tell(news(1, { ask: asked }));
  expect(table.picking.picked).toEqual(["a"]);
});

test("a refusal of the move frees the table; one of something else does not", () => {
  tell(news(1, { ask: TWO }));
  table.choose(table.ask!.choices[0]!);
  tell({ is: "refused", id: "other", seq: 1, reason: { is: "said", id: "no" }, rule: null });
  expect(table.waiting).toBe(true);
  tell({ is: "refused", id: sent()[0]!.id, seq: 1, reason: { is: "said", id: "no" }, rule: "P5.5" });
  expect(table.waiting).toBe(false);
  expect(table.refused?.rule).toBe("P5.5");
});

test("a hint leads on as long as it is followed", () => {
  tell(news(1, { ask: TWO }));
  tell(advice(1, ["act 1", "act 6"]));
  expect(table.advised).toEqual({ notation: "act 1", clicks: ["thing of act 1"] });
  table.choose(table.ask!.choices[0]!);
  tell(draft(sent()[0]!.id, ask([choice("act 5", ["c"]), choice("act 6", ["d"])], ["act 1"])));
  expect(table.advised?.notation).toBe("act 6");
  tell(advice(1, ["act 2"]));
  expect(table.advised).toBeNull();
  table.takeBack();
  tell(advice(0, ["act 1"]));
  expect(table.advised).toBeNull();
});

test("why something cannot be had is asked with what was clicked", () => {
  tell(news(1, { ask: TWO }));
  table.picking.click("z");
  expect(sent()).toMatchObject([{ is: "why", seq: 1, clicks: ["z"] }]);
});

test("whoever has gone for good is asked nothing, and a closed table is over", () => {
  tell(news(1, { ask: TWO }, { gone: [0] }));
  expect(table.ask).toBeNull();
  tell(news(2, {}, { closed: true }));
  expect(table.stage).toBe("over");
  expect(table.isLive).toBe(false);
});
