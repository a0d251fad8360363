import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../lib/table.svelte";
import { ask, choice, draft, entry, event, FakeSocket, news } from "../../testing";
import { about } from "./about";
import { pawnsOn } from "./board/standing";
import { Hand } from "./hand.svelte";
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

test("a sum is said at once, however many there are to choose from", () => {
  begin({}, ask([choice("bid at arta", ["bid"], "bid_at"), choice("pass", ["pass"], "pass")]));
  hand.say(table.ask!.choices[0]!, 735);
  expect(sent()).toMatchObject([{ is: "play", move: "bid at arta, 735" }]);
});

test("a sum that is asked for already follows the parts so far", () => {
  begin({}, ask([choice("propose", ["propose"], "propose")], [], false));
  hand.open(table.ask!.choices[0]!);
  answer(ask([choice("digit 1", ["digit-1"], "digit")], ["propose", "give arta", "want money"]), deal(["arta"]));
  hand.say(null, 40);
  expect(sent().at(-1)).toMatchObject({ is: "play", move: "propose, give arta, want money, 40" });
});

const DEED = choice("give arta", ["deed-arta"], "give");
const OTHER = choice("give volos", ["deed-volos"], "give");
const WANTED = choice("want card order", ["card-order"], "want");
const SIDES = { maker: { items: [] as string[] }, asked: { items: [] as string[] }, is_made: false };
const deal = (gives: string[], wants: string[] = []) => ({
  deal: { ...SIDES, maker: { items: gives }, asked: { items: wants } },
});

test("an offer is put together and taken apart in any order", () => {
  begin({}, ask([choice("offer 1", ["button-offer", "seat-1"], "offer"), choice("roll", ["roll"], "roll")]));
  hand.open(table.ask!.choices[0]!);
  answer(ask([DEED, OTHER, WANTED], ["offer 1"]), deal([]));
  hand.toggle("card order");
  expect(sent().at(-1)!.parts).toEqual(["offer 1", "want card order"]);
  answer(ask([], ["offer 1", "want card order"]), deal([], ["card order"]));
  hand.toggle("volos");
  expect(sent().at(-1)!.parts).toEqual(["offer 1", "give volos", "want card order"]);
  answer(ask([], ["offer 1", "give volos", "want card order"]), deal(["volos"], ["card order"]));
  hand.toggle("arta");
  expect(sent().at(-1)!.parts).toEqual(["offer 1", "give volos", "give arta", "want card order"]);
  answer(ask([], ["offer 1", "give arta", "give volos", "want card order"]), deal(["arta", "volos"], ["card order"]));
  hand.toggle("volos");
  expect(sent().at(-1)!.parts).toEqual(["offer 1", "give arta", "want card order"]);
});

test("an offer may begin with things on the table", () => {
  begin({}, ask([choice("offer 1", ["button-offer", "seat-1"], "offer")], [], false));
  hand.open(table.ask!.choices[0]!, ["volos", "patras"], ["card order"]);
  answer(ask([DEED, OTHER, WANTED], ["offer 1"]), deal([]));
  expect(sent().at(-1)!.parts).toEqual(["offer 1", "give volos", "want card order"]);
  answer(ask([], ["offer 1", "give volos", "want card order"]), deal(["volos"], ["card order"]));
  expect(hand.addable("give", ["volos"])).toEqual(["arta"]);
  expect(hand.addable("want", ["card order"])).toEqual([]);
});

const square = (id: string): Space => ({ deed: { id } }) as unknown as Space;

test("a square stands for what the tool in hand would do there", () => {
  const build = choice("act 1", ["button-build", "square-3"], "build");
  begin({ phase: "move" }, ask([build, choice("act 2", ["button-mortgage", "deed-arta"], "mortgage")]));
  expect(hand.target(3, square("arta"))).toBeNull();
  hand.use("build");
  expect(hand.target(3, square("arta"))).toMatchObject({ look: "can", choice: { notation: "act 1" } });
  expect(hand.target(4, square("volos"))).toBeNull();
  hand.use("mortgage");
  expect(hand.target(3, square("arta"))).toMatchObject({ choice: { notation: "act 2" } });
  hand.use("mortgage");
  expect(hand.using).toBeNull();
});

test("why a tool is of no use, or not here, is asked", () => {
  begin(
    { phase: "move" },
    ask([choice("act 1", ["button-build", "square-3"], "build"), choice("act 2", ["end"], "end")]),
  );
  hand.use("trade");
  expect(sent().at(-1)).toMatchObject({ is: "why", clicks: ["button-offer"] });
  hand.use("build");
  hand.pick(4, square("volos"));
  expect(sent().at(-1)).toMatchObject({ is: "why", clicks: ["button-build", "square-4"] });
});

test("who owes money may raise it anywhere on the board, without a tool", () => {
  begin({ phase: "debt" }, ask([choice("act 1", ["deed-arta"], "mortgage"), choice("act 2", ["give-up"], "bankrupt")]));
  expect(hand.target(3, square("arta"))).toMatchObject({ look: "can" });
  hand.pick(3, square("arta"));
  expect(sent().at(-1)).toMatchObject({ is: "compose", parts: ["act 1"] });
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
