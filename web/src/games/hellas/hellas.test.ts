import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../lib/table.svelte";
import { ask, choice, draft, entry, event, FakeSocket, news } from "../../testing";
import { about } from "./about";
import { pawnsOn } from "./board/standing";
import { clickOf, Hand } from "./hand.svelte";
import { ledgerOf } from "./panels/ledger";
import type { Scene, Space } from "./wire";

let table: Table;
let hand: Hand;

const sent = () => FakeSocket.newest.sent;
const answer = (next: ReturnType<typeof ask>, scene: object = {}): void =>
  FakeSocket.newest.tell(draft(sent().at(-1)!.id, next, scene));

function begin(scene: object, asked: ReturnType<typeof ask>): void {
  FakeSocket.newest.open().tell(news(1, { scene, ask: asked }));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  table = new Table("t", { seat: 0 });
  hand = new Hand(table);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const digits = (actions: number[]) =>
  ask(
    Array.from({ length: 32 }, (_, n) => choice(100 + n, [`digit-${n}`], "digit")),
    actions,
  );

test("a sum is said digit by digit, and nobody is asked on the way", () => {
  begin({}, ask([choice(1, ["bid"], "bid"), choice(2, ["pass"], "pass")]));
  hand.say(table.ask!.choices[0]!, 735);
  answer(digits([1]), { amount: { so_far: 0, weight: 32 } });
  expect(sent().at(-1)!.actions).toEqual([1, 100 + 22]);
  answer(digits([1, 122]), { amount: { so_far: 704, weight: 1 } });
  expect(sent().at(-1)!.actions).toEqual([1, 122, 100 + 31]);
  expect(table.draft).toBeNull();
});

const DEED = choice(11, ["deed-arta"], "give");
const OTHER = choice(12, ["deed-volos"], "give");
const WANTED = choice(21, ["card-order"], "want");
const SIDES = { maker: { items: [] as string[] }, asked: { items: [] as string[] }, is_made: false };
const deal = (gives: string[], wants: string[] = []) => ({
  deal: { ...SIDES, maker: { items: gives }, asked: { items: wants } },
});

test("an offer is spelled in one order, however it was put together", () => {
  begin({}, ask([choice(5, ["button-offer", "seat-1"], "offer"), choice(6, ["roll"], "roll")]));
  hand.open(table.ask!.choices[0]!);
  answer(ask([DEED, OTHER, WANTED], [5]), deal([]));
  hand.toggle("card order");
  expect(sent().at(-1)!.actions).toEqual([5, 21]);
  answer(ask([WANTED], [5, 21]), deal([], ["card order"]));
  hand.toggle("volos");
  expect(sent().at(-1)!.actions).toEqual([5, 12, 21]);
  answer(ask([], [5, 12, 21]), deal(["volos"], ["card order"]));
  hand.toggle("arta");
  expect(sent().at(-1)!.actions).toEqual([5, 11, 12, 21]);
  answer(ask([], [5, 11, 12, 21]), deal(["arta", "volos"], ["card order"]));
  hand.toggle("volos");
  expect(sent().at(-1)!.actions).toEqual([5, 11, 21]);
});

test("an offer may begin with things on the table", () => {
  begin({}, ask([choice(5, ["button-offer", "seat-1"], "offer")], [], false));
  hand.open(table.ask!.choices[0]!, ["volos"], ["card order"]);
  answer(ask([DEED, OTHER, WANTED], [5]), deal([]));
  expect(sent().at(-1)!.actions).toEqual([5, 12, 21]);
  answer(ask([], [5, 12, 21]), deal(["volos"], ["card order"]));
  expect(hand.addable("give", ["volos"])).toEqual(["deed-arta"]);
  expect(hand.addable("want", ["card order"])).toEqual([]);
});

test("what changes hands is named as choices name it", () => {
  expect([clickOf("arta"), clickOf("card order")]).toEqual(["deed-arta", "card-order"]);
});

const square = (id: string): Space => ({ deed: { id } }) as unknown as Space;

test("a square stands for what the tool in hand would do there", () => {
  const build = choice(1, ["button-build", "square-3"], "build");
  begin({ phase: "move" }, ask([build, choice(2, ["button-mortgage", "deed-arta"], "mortgage")]));
  expect(hand.target(3, square("arta"))).toBeNull();
  hand.use("build");
  expect(hand.target(3, square("arta"))).toMatchObject({ look: "can", choice: { action: 1 } });
  expect(hand.target(4, square("volos"))).toBeNull();
  hand.use("mortgage");
  expect(hand.target(3, square("arta"))).toMatchObject({ choice: { action: 2 } });
  hand.use("mortgage");
  expect(hand.using).toBeNull();
});

test("why a tool is of no use, or not here, is asked", () => {
  begin({ phase: "move" }, ask([choice(1, ["button-build", "square-3"], "build"), choice(2, ["end"], "end")]));
  hand.use("trade");
  expect(sent().at(-1)).toMatchObject({ is: "why", clicks: ["button-offer"] });
  hand.use("build");
  hand.pick(4, square("volos"));
  expect(sent().at(-1)).toMatchObject({ is: "why", clicks: ["button-build", "square-4"] });
});

test("who owes money may raise it anywhere on the board, without a tool", () => {
  begin({ phase: "debt" }, ask([choice(1, ["deed-arta"], "mortgage"), choice(2, ["give-up"], "bankrupt")]));
  expect(hand.target(3, square("arta"))).toMatchObject({ look: "can" });
  hand.pick(3, square("arta"));
  expect(sent().at(-1)).toMatchObject({ is: "play", actions: [1] });
});

test("money came from somewhere and went somewhere, and adds up", () => {
  const log = [
    entry(1, 0, event("received", { seat: 0, amount: 200, reason: "salary" })),
    entry(2, 1, event("paid", { seat: 1, to: 0, amount: 30, reason: "rent" })),
    entry(3, 0, event("paid", { seat: 0, to: -1, amount: 120, reason: "price" })),
    entry(4, 0, event("paid", { seat: 0, to: 1, amount: 10, reason: "rent" })),
  ];
  expect(ledgerOf(log, 0, 1600)).toEqual({
    start: 1500,
    lines: [
      { reason: "in-salary", amount: 200 },
      { reason: "in-rent", amount: 30 },
      { reason: "out-rent", amount: -10 },
      { reason: "out-price", amount: -120 },
    ],
  });
});

const seats = (...spaces: number[]) => ({
  seats: spaces.map((space) => ({ space, out: space < 0, custody: 0 })),
});

test("pawns on one square stand apart, and who is out stands nowhere", () => {
  const pawns = pawnsOn(seats(3, 3, -1, 10) as unknown as Scene, {});
  expect(pawns.map(({ seat }) => seat).sort()).toEqual([0, 1, 3]);
  const [one, other] = [0, 1].map((seat) => pawns.find((pawn) => pawn.seat === seat)!);
  expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(20);
});

test("a pawn that walks is where it walks", () => {
  const [standing] = pawnsOn(seats(7) as unknown as Scene, {});
  const [walking] = pawnsOn(seats(3) as unknown as Scene, { 0: 7 });
  expect(walking).toMatchObject({ x: standing!.x, y: standing!.y, moving: true });
});

test("the deed beside the board is the one that matters", () => {
  const scene = {
    seat: 0,
    on_turn: 0,
    spaces: [{ deed: null }, square("arta"), square("volos")],
    seats: [{ space: 2 }],
    purchase: null,
    auction: null,
    choice: null,
  } as unknown as Scene;
  expect(about(scene, hand)).toBe(2);
  hand.shown = 0;
  expect(about(scene, hand)).toBe(0);
  expect(about({ ...scene, auction: { deed: "arta" } } as Scene, hand)).toBe(1);
  hand.hovered = 2;
  expect(about({ ...scene, auction: { deed: "arta" } } as Scene, hand)).toBe(2);
});
