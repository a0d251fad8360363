import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, news } from "../testing";
import { Line, type FromClient } from "./line.svelte";

const heard = vi.fn();
let line: Line;

const move = (id: string): FromClient => ({ is: "play", id, seq: 0, move: "end" });
const chat = (id: string): FromClient => ({ is: "chat", id, text: "hello", to: [] }) as unknown as FromClient;

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
  FakeSocket.install();
  line = new Line(() => "ws://here", heard);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is said waits for the line and is answered", async () => {
  const done = line.say(move("a"));
  expect(FakeSocket.newest.sent).toEqual([]);
  FakeSocket.newest.open();
  expect(FakeSocket.newest.sent.map(({ id }) => id)).toEqual(["a"]);
  FakeSocket.newest.tell({ is: "done", id: "a" });
  expect(await done).toBe(true);
});

test("a refusal is an answer too", async () => {
  FakeSocket.newest.open();
  const done = line.say(move("a"));
  FakeSocket.newest.tell({ is: "refused", id: "a" });
  expect(await done).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
});

test("after a break it is said again under the same id, and what was answered is not", () => {
  FakeSocket.newest.open();
  void line.say(move("a"));
  void line.say(chat("b"));
  FakeSocket.newest.tell({ is: "done", id: "a" });
  FakeSocket.newest.break();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.newest.open();
  expect(FakeSocket.newest.sent.map(({ id }) => id)).toEqual(["b"]);
});

test("what is worth nothing later is not kept", () => {
  line.mention(move("a"));
  FakeSocket.newest.open();
  expect(FakeSocket.newest.sent).toEqual([]);
});

test.each([4403, 4404, 4409])("code %i is final", async (code) => {
  const done = line.say(move("a"));
  FakeSocket.newest.break(code);
  expect(line.lost).toBe(true);
  expect(await done).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test.each([
  [1006, "offline"],
  [1011, "trouble"],
  [4500, "offline"],
])("code %i passes: people are told after a while, and it comes back", (code, told) => {
  FakeSocket.newest.open().break(code);
  expect(line.away).toBe("");
  for (let second = 0; second < 4; second++) {
    vi.advanceTimersByTime(1000);
    if (FakeSocket.newest.onclose) FakeSocket.newest.break(code);
  }
  expect(line.away).toBe(told);
  vi.advanceTimersByTime(20_000);
  FakeSocket.newest.open().tell(news(1));
  vi.advanceTimersByTime(1000);
  expect(line.away).toBe("");
  expect(line.lost).toBe(false);
});

test("a line that breaks at once is not trusted", () => {
  FakeSocket.newest.open().break();
  vi.advanceTimersByTime(3000);
  expect(line.away).toBe("offline");
  FakeSocket.newest.open().tell(news(1));
  vi.advanceTimersByTime(500);
  FakeSocket.newest.break();
  vi.advanceTimersByTime(600);
  expect(line.away).toBe("offline");
});

test("who waits long for an answer is told that it is the server", () => {
  FakeSocket.newest.open().tell(news(1));
  void line.say(move("a"));
  vi.advanceTimersByTime(5000);
  expect(line.away).toBe("trouble");
  FakeSocket.newest.tell({ is: "done", id: "a" });
  vi.advanceTimersByTime(1000);
  expect(line.away).toBe("");
});

test("nobody talks without end at a server that does not answer, but a move is always sent", async () => {
  FakeSocket.newest.open();
  for (let k = 0; k < 8; k++) void line.say(chat(`c${k}`));
  expect(await line.say(chat("one too many"))).toBe(false);
  void line.say(move("m"));
  expect(FakeSocket.newest.sent.at(-1)!.id).toBe("m");
});

test("nobody rings for ever", () => {
  const { newest } = FakeSocket;
  vi.advanceTimersByTime(15_000);
  expect(newest.isClosed).toBe(true);
});

test("what comes over a line that has been replaced is not heard", () => {
  const old = FakeSocket.newest.open();
  old.break();
  vi.advanceTimersByTime(1000);
  old.tell(news(1));
  expect(heard).not.toHaveBeenCalled();
});
