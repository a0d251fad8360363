import { expect, test } from "vitest";
import type { GameInfo } from "../lib/wire.gen";
import { kinds, nameless, timing, usual, wish, type ClockWish } from "./wishes";

const game = (least: number): GameInfo => ({ least_players: least, usual_level: "medium" }) as GameInfo;

test("a table here begins with people, one online with its host and whoever comes", () => {
  expect(usual("here", game(2)).map(({ kind }) => kind)).toEqual(["guest", "guest"]);
  expect(usual("online", game(3)).map(({ kind }) => kind)).toEqual(["me", "open", "open"]);
});

test("the first seat online is the host's", () => {
  expect(kinds("online", 0)).toEqual(["me"]);
  expect(kinds("online", 1)).toContain("open");
  expect(kinds("here", 0)).not.toContain("open");
});

test("people at one screen need names", () => {
  const [maria, bot] = [wish(game(2), "guest", "Maria"), wish(game(2), "bot")];
  expect(nameless([maria, bot, wish(game(2), "guest", "  ")])).toBe(2);
  expect(nameless([maria, bot])).toBe(-1);
});

test("bots are as strong as the server has them unless somebody chooses", () => {
  expect(wish(game(2), "bot").level).toBe("medium");
});

const CLOCK: ClockWish = { kind: "total", minutes: 10.5, increment: 4.6, grace: 60, level: "hard" };

test("a clock is told in seconds", () => {
  expect(timing(CLOCK, 1.5)).toEqual({ kind: "total", seconds: 630, increment: 5, grace: 60, level: "hard", bell: 90 });
});

test("what a kind of clock has no use for is not sent", () => {
  expect(timing({ ...CLOCK, kind: "move" }, 0)).toMatchObject({ seconds: 630, increment: 0, bell: 0 });
  expect(timing({ ...CLOCK, kind: "none" }, -1)).toMatchObject({ seconds: 0, increment: 0, bell: 0 });
  expect(timing({ ...CLOCK, minutes: 0 }, 0).seconds).toBe(1);
});
