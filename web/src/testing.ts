// What tests of the client's logic share: a socket that they hold the other end of, and the smallest things on the wire.
import { vi } from "vitest";
import type { Ask, Choice, Draft, Entry, News, SeatInfo, Standing, TableInfo, Told } from "./lib/wire.gen";

type Sent = { is: string; id: string; seq: number; move: string; parts: string[]; clicks: string[] };

/** A socket whose other end is the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Sent[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  /** From now on, pages get sockets like this. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): this {
    this.onopen?.();
    return this;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** A choice; nothing is known of what it would do. */
export function choice(notation: string, clicks: string[], kind = "act"): Choice {
  return { kind, notation, clicks, label: { is: "said", id: "label" }, prospect: 0 };
}

export const ask = (choices: Choice[], parts: string[] = [], due = true): Ask => ({
  parts,
  due,
  prompt: [],
  choices,
  prospects: [null],
});

export const event = (name: string, params: Told["params"] = {}): Told => ({ name, params }) as Told;

export const entry = (n: number, seat: number, ...events: Told[]): Entry => ({
  n,
  kind: "move",
  seat,
  events,
  said: null,
  text: "",
  at: "",
  to: -1,
});

const STANDING: Standing = {
  turn: 0,
  sitters: {},
  gone: [],
  muted: [],
  clock: null,
  undo: "",
  wish: null,
  hints: true,
  rematch: "",
  closed: false,
  preparing: false,
};

export function news(seq: number, changes: Partial<News> = {}, standing: Partial<Standing> = {}): News {
  const table = { ...STANDING, turn: seq, ...standing };
  const blank = { entries: [], current: 0, scene: {}, is_whole: true, ask: null, outcome: null };
  return { is: "news", seq, ...blank, ...changes, table };
}

export const draft = (id: string, next: Ask, scene: object = {}): Draft => ({
  is: "draft",
  seq: 0,
  id,
  events: [],
  scene,
  ask: next,
});

const SEAT: SeatInfo = { kind: "person", name: "", mine: false, host: false, ready: true };

export function tableInfo(seats: Partial<SeatInfo>[], changes: Partial<TableInfo> = {}): TableInfo {
  const info = { id: "t", status: "playing", turn: 0, ...changes };
  return { ...info, players: seats.length, seats: seats.map((seat) => ({ ...SEAT, ...seat })) } as TableInfo;
}
