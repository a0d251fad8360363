import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { curtain } from "../lib/settings.svelte";
import { FakeSocket, news } from "../testing";
import { Screen } from "./screen.svelte";

let screen: Screen;

const turnOf = (seat: number, seq: number): void => {
  FakeSocket.newest.open().tell(news(seq, { current: seat }));
  screen.follow();
};

beforeEach(() => {
  FakeSocket.install();
  curtain.value = "on";
});

afterEach(() => {
  screen.close();
  vi.unstubAllGlobals();
});

test("who plays alone sees their own seat", () => {
  screen = new Screen("t", [2]);
  expect(FakeSocket.newest.address).toContain("seat=2");
  turnOf(2, 1);
  expect(screen.next).toBeNull();
});

test("between two people at one screen there is a curtain, and no secret behind it", () => {
  screen = new Screen("t", [0, 1]);
  turnOf(0, 1);
  expect(screen.next).toBe(0);
  expect(FakeSocket.newest.address).toContain("watch=true");
  screen.show(0);
  expect(FakeSocket.newest.address).toContain("seat=0");
  expect(screen.next).toBeNull();
  turnOf(1, 2);
  expect(screen.next).toBe(1);
  expect(screen.table.seat).toBe(-1);
});

test("a bot's turn closes no curtain", () => {
  screen = new Screen("t", [0, 1]);
  turnOf(0, 1);
  screen.show(0);
  turnOf(2, 2);
  expect(screen.next).toBeNull();
  expect(screen.table.seat).toBe(0);
});

test("without curtains the screen goes over at once, and only one line is left open", () => {
  curtain.value = "off";
  screen = new Screen("t", [0, 1]);
  turnOf(1, 1);
  expect(screen.next).toBeNull();
  expect(screen.table.seat).toBe(1);
  expect(FakeSocket.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});
