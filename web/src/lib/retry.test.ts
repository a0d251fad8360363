import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "./api";
import { persist, Retry } from "./retry";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("pauses grow, up to a quarter of a minute", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const times: number[] = [];
  const retry = new Retry(() => {
    times.push(Date.now());
    retry.again();
  });
  const begin = Date.now();
  retry.again();
  vi.advanceTimersByTime(60_000);
  const pauses = times.map((time, k) => time - (times[k - 1] ?? begin));
  expect(pauses.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
  expect(pauses.at(-1)).toBe(15_000);
  retry.stop();
  vi.restoreAllMocks();
});

test("not everybody comes back at once", () => {
  const pause = (luck: number): number => {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    const begin = Date.now();
    let ended = 0;
    new Retry(() => (ended = Date.now())).again();
    vi.advanceTimersByTime(1000);
    vi.restoreAllMocks();
    return ended - begin;
  };
  expect(pause(0)).toBeLessThan(pause(0.99));
});

test("after it has worked the next pause is short", () => {
  const attempt = vi.fn();
  const retry = new Retry(attempt);
  for (let k = 0; k < 8; k++) retry.again();
  expect(retry.isFailing).toBe(true);
  retry.worked();
  expect(retry.isFailing).toBe(false);
  retry.again();
  vi.advanceTimersByTime(400);
  expect(attempt).toHaveBeenCalledOnce();
});

test("a browser that is online again does not wait, and does not try twice", () => {
  const attempt = vi.fn();
  const retry = new Retry(attempt);
  for (let k = 0; k < 8; k++) retry.again();
  window.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledOnce();
});

test("a question is asked until there is an answer", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError("no network")).mockResolvedValueOnce(7);
  const [take, failed] = [vi.fn(), vi.fn()];
  persist(ask, take, failed);
  await vi.advanceTimersByTimeAsync(1000);
  expect(take).toHaveBeenCalledExactlyOnceWith(7);
  expect(failed).toHaveBeenCalledOnce();
});

test("a final refusal ends it, trouble and haste do not", async () => {
  for (const [status, times] of [
    [404, 1],
    [503, 2],
    [429, 2],
  ] as const) {
    const ask = vi.fn().mockRejectedValue(new Refusal(status, null));
    const stop = persist(ask, () => {});
    await vi.advanceTimersByTimeAsync(320);
    expect(ask, String(status)).toHaveBeenCalledTimes(times);
    stop();
  }
});

test("who has left hears nothing more", async () => {
  const take = vi.fn();
  persist(() => Promise.resolve(1), take)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(take).not.toHaveBeenCalled();
});
