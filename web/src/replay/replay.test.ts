import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stretch } from "../lib/api";
import { entry } from "../testing";
import { Replay, SPEEDS } from "./replay.svelte";

vi.mock(import("../lib/api"), async (original) => ({ ...(await original()), stretch: vi.fn() }));

const LAST = 9;
/** Entries come five at a time; the first of them tells the whole scene, the others what has changed. */
const fetched = vi.mocked(stretch);
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation((_id, _seat, first) => {
    const moments = [0, 1, 2, 3, 4].flatMap((k) => {
      const n = first + k;
      if (n > LAST) return [];
      return [{ entry: entry(n, 0), current: n % 2, scene: k ? { "~": { n } } : { n, round: 1 }, outcome: null }];
    });
    return Promise.resolve({ newest: LAST, moments }) as never;
  });
  replay = new Replay("t", 1);
});

afterEach(() => {
  replay.close();
  vi.useRealTimers();
});

test("the entry that was asked for comes first, and everything else behind it", async () => {
  const opened = replay.open(6);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls[0]).toEqual(["t", 1, 6]);
  await opened;
  expect(replay.at).toBe(6);
  expect(replay.scene).toEqual({ n: 6, round: 1 });
  expect(replay.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("beyond the ends there is nothing", async () => {
  await replay.open(0);
  replay.step(-1);
  expect(replay.at).toBe(0);
  replay.show(99);
  expect(replay.at).toBe(LAST);
});

test("it goes on by itself to the end, and then from the beginning", async () => {
  await replay.open(7);
  replay.toggle();
  vi.advanceTimersByTime(SPEEDS.normal);
  expect(replay.at).toBe(8);
  vi.advanceTimersByTime(SPEEDS.normal);
  expect(replay.at).toBe(LAST);
  expect(replay.playing).toBe(false);
  replay.toggle();
  expect(replay.at).toBe(0);
});

test("a step by hand stops it", async () => {
  await replay.open(3);
  replay.toggle();
  replay.step(1);
  vi.advanceTimersByTime(SPEEDS.slow * 3);
  expect(replay.at).toBe(4);
});

test("nobody can do anything in it", async () => {
  await replay.open(0);
  expect(replay.isLive).toBe(false);
  expect(replay.ask).toBeNull();
  expect(await replay.say({ is: "undo" } as never)).toBe(false);
});
