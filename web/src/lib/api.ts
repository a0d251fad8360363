// Questions to the server that need no socket.
import type { GameInfo, Me, NewTable, Said, SeatWish, Share, TableInfo } from "./wire.gen";

/** The server has said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Said | null,
  ) {
    super(reason?.id ?? `status ${status}`);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) {
    const told = await answer.json().catch(() => null);
    throw new Refusal(answer.status, told?.reason ?? null);
  }
  return answer.json() as Promise<T>;
}

export const games = () => ask<GameInfo[]>("/games");
export const me = () => ask<Me>("/me");
export const table = (id: string) => ask<TableInfo>(`/tables/${id}`);

/** How strong bots are where nobody has chosen. */
export const USUAL = "medium";

/** One person and so many bots. */
export function against(bots: number, level: string): SeatWish[] {
  return [{ kind: "me" }, ...Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", level }))];
}

/** A new table with its luck shared: the server commits itself first, then we add ours. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  const made = await ask<TableInfo>("/tables", wanted);
  const luck = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
  return ask<TableInfo>(`/tables/${made.id}/start`, { luck: luck.join("") } satisfies Share);
}
