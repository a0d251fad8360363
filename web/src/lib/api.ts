// Questions to the server that need no socket.
import type {
  GameInfo,
  Invitation,
  Me,
  MoveCode,
  NewMe,
  NewSeat,
  NewTable,
  Page,
  Replay,
  Rulebook,
  Said,
  Scores,
  SeatWish,
  Share,
  TableInfo,
  UseCode,
} from "./wire.gen";

/** The server has said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Said | null,
  ) {
    super(reason?.id ?? `status ${status}`);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function ask<T>(path: string, body?: object | string, method?: Method): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: typeof body === "object" ? { "Content-Type": "application/json" } : {},
    body: typeof body === "object" ? JSON.stringify(body) : (body ?? null),
  });
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { reason?: Said } | null;
    throw new Refusal(answer.status, told?.reason ?? null);
  }
  return (answer.status === 204 ? null : await answer.json()) as T;
}

// games and people
export const games = () => ask<GameInfo[]>("/games");
export const me = () => ask<Me>("/me");
export const changeMe = (wanted: NewMe) => ask<Me>("/me", wanted, "PUT");
export const forgetMe = () => ask<Me>("/me", undefined, "DELETE");
export const moveCode = () => ask<MoveCode>("/me/code", {});
export const moveHere = (code: string) => ask<Me>("/me/move", { code: letters(code) } satisfies UseCode);

export const rulebook = (game: string, edition = "") =>
  ask<Rulebook>(`/rulebooks/${game}?${new URLSearchParams({ edition })}`);

// lists of tables
export const myTables = (after: number) => ask<Page>(`/me/tables?after=${after}`);
export const openTables = (after: number) => ask<Page>(`/tables?after=${after}`);
export const liveTables = (after: number) => ask<Page>(`/live?after=${after}`);
export function archive(wanted: { game: string; name: string; day: string }, after: number): Promise<Page> {
  return ask<Page>(`/archive?${new URLSearchParams({ ...wanted, after: String(after) })}`);
}
/** A table to look at a record that somebody has. */
export const showRecord = (text: string) => ask<TableInfo>("/records", text);

// one table
export const table = (id: string) => ask<TableInfo>(`/tables/${id}`);
export const byCode = (code: string) => ask<TableInfo>(`/codes/${letters(code)}`);
export const invitation = (id: string) => ask<Invitation>(`/tables/${id}/invitation`);
export const makeTable = (wanted: NewTable) => ask<TableInfo>("/tables", wanted);
export const takeAway = (id: string) => ask<null>(`/tables/${id}`, undefined, "DELETE");
export const sit = (id: string, seat: number, name = "") => ask<TableInfo>(`/tables/${id}/seats/${seat}`, share(name));
export const standUp = (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/seats/${seat}`, undefined, "DELETE");
export const begin = (id: string) => ask<TableInfo>(`/tables/${id}/start`, share());
export const rematch = (id: string) => ask<TableInfo>(`/tables/${id}/rematch`, {});
export function changeSeat(id: string, seat: number, wanted: NewSeat): Promise<TableInfo> {
  return ask<TableInfo>(`/tables/${id}/seats/${seat}`, wanted, "PUT");
}

// a game that was played
export function stretch(id: string, seat: number, first: number): Promise<Replay> {
  return ask<Replay>(`/tables/${id}/replay?seat=${seat}&first=${first}`);
}
export const scores = (id: string) => ask<Scores>(`/tables/${id}/scores`);

/** One person and so many bots. */
export function against(bots: number, level: string): SeatWish[] {
  return [{ kind: "me" }, ...Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", level }))];
}

/** A new table with its luck shared: the server commits itself first, then we add ours. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  return begin((await makeTable(wanted)).id);
}

/** This person's share of the luck; it is drawn when the server has committed itself to a seed. */
function share(name = ""): Share {
  const luck = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
  return { luck: luck.join(""), name };
}

/** A code as the server knows it: people put hyphens and blanks into it, and it is read aloud in capitals. */
function letters(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
