import { expect, test } from "vitest";
import { inOrder } from "../home/house.svelte";
import { tableInfo } from "../testing";
import { lastsUntil } from "./clock";
import { ruled } from "./rules";
import { mySeats, seatNames } from "./seats";

const t = (id: string, params: Record<string, unknown> = {}): string => [id, ...Object.values(params)].join(" ");

test("people go by their names, bots and the nameless by a letter", () => {
  const info = tableInfo([{ name: "Maria", mine: true }, { kind: "bot" }, {}]);
  expect(seatNames(info, t)).toEqual(["web-you", "web-bot 1", "play-person C"]);
});

test("where several people share a screen, nobody is spoken to", () => {
  const info = tableInfo([
    { name: "Maria", mine: true },
    { name: "Nikos", mine: true },
  ]);
  expect(seatNames(info, t)).toEqual(["Maria", "Nikos"]);
  expect(mySeats(info)).toEqual([0, 1]);
});

test("tables that wait for the reader come first, what is over last", () => {
  const mine = [{ mine: true }, {}];
  const tables = [
    tableInfo(mine, { id: "over", status: "over", turn: -1 }),
    tableInfo(mine, { id: "theirs", turn: 1 }),
    tableInfo(mine, { id: "waiting", status: "waiting", turn: -1 }),
    tableInfo(mine, { id: "mine", turn: 0 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["mine", "theirs", "waiting", "over"]);
});

test("a clock shows the second that has begun, and never less than nothing", () => {
  expect(lastsUntil(61_000, 500)).toEqual({ ms: 60_500, minutes: 1, seconds: "01" });
  expect(lastsUntil(60_000, 0)).toMatchObject({ minutes: 1, seconds: "00" });
  expect(lastsUntil(900, 0)).toMatchObject({ minutes: 0, seconds: "01" });
  expect(lastsUntil(1000, 5000)).toEqual({ ms: 0, minutes: 0, seconds: "00" });
});

test("rules are found where a text names them", () => {
  expect(ruled("See P5.5 and P12.1.")).toEqual(["See ", "P5.5", " and ", "P12.1", "."]);
  expect(ruled("Level P5 costs 3.5")).toEqual(["Level P5 costs 3.5"]);
});
