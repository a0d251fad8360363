import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "./api";
import type { Share } from "./wire.gen";
import { mayPass, reasonOf, tableTrouble } from "./errors";

const fetched = vi.fn();
const luck = (call: unknown[]): string => (JSON.parse((call[1] as { body: string }).body) as Share).luck;
const answer = (status: number, body: unknown = {}): Response => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(answer(200)));
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => vi.unstubAllGlobals());

test("a code is read as people write it", async () => {
  await api.byCode(" AB-c 12 ");
  expect(fetched.mock.lastCall![0]).toBe("/api/codes/abc12");
});

test("luck is drawn when the server has committed itself, and never the same", async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(200, { id: "t" })));
  await api.openTable({} as never);
  await api.openTable({} as never);
  const paths = fetched.mock.calls.map(([path]) => path as string);
  expect(paths).toEqual(["/api/tables", "/api/tables/t/start", "/api/tables", "/api/tables/t/start"]);
  const [one, other] = [1, 3].map((k) => luck(fetched.mock.calls[k]!));
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
});

test("a search is sent as it was typed", async () => {
  await api.archive({ game: "chess", name: "Ω & co", day: "" }, 20);
  const { searchParams } = new URL(fetched.mock.lastCall![0] as string, "http://here");
  expect(Object.fromEntries(searchParams)).toEqual({ game: "chess", name: "Ω & co", day: "", after: "20" });
});

test("the server's reason is told; what gives none does not answer", async () => {
  const reason = { is: "said", id: "too-late" };
  fetched.mockResolvedValueOnce(answer(409, { reason }));
  const refused = await api.me().catch((error: unknown) => error);
  expect(reasonOf(refused)).toEqual(reason);
  expect(mayPass(refused)).toBe(false);
  fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  const broken = await api.me().catch((error: unknown) => error);
  expect(reasonOf(broken).id).toBe("web-server-away");
  expect(mayPass(broken)).toBe(true);
});

test("what is said about a table that is not to be had fits the reason", () => {
  const reason = (id: string) => ({ is: "said" as const, id });
  expect(tableTrouble(new api.Refusal(404, null)).id).toBe("web-table-unknown");
  expect(tableTrouble(new api.Refusal(500, reason("web-error"))).id).toBe("web-table-trouble");
  expect(tableTrouble(new api.Refusal(409, reason("other-rules"))).id).toBe("other-rules");
  expect(tableTrouble(new TypeError("no network")).id).toBe("web-server-away");
});

test("one person and so many bots", () => {
  expect(api.against(2, "hard")).toEqual([
    { kind: "me" },
    { kind: "bot", level: "hard" },
    { kind: "bot", level: "hard" },
  ]);
});
