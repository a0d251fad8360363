import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isStuck, lazily } from "./lazy.svelte";

const fetched = vi.fn();
const reload = vi.fn();
const broken = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  fetched.mockReset().mockRejectedValue(new TypeError("no network"));
  reload.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(location, "reload").mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a part that could not be fetched is fetched again, and the page says so meanwhile", async () => {
  const load = vi.fn().mockImplementationOnce(broken).mockResolvedValue("part");
  const found = lazily(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(isStuck()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toBe("part");
  expect(isStuck()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("no page is loaded anew as long as the server does not answer", async () => {
  void lazily(broken);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test("where the browser remembers the failure, the page is loaded anew once the server answers", async () => {
  void lazily(broken);
  await vi.advanceTimersByTimeAsync(5000);
  fetched.mockImplementation(() => Promise.resolve(new Response("")));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("what is missing for good does not make the page flicker", async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response("")));
  void lazily(broken);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(reload).toHaveBeenCalledOnce();
});
