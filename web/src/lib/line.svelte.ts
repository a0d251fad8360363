// The line to a table: it comes back by itself after a break, and what was said is said again until it is answered.
import { Retry } from "./retry";
import type {
  Advice,
  Advise,
  Back,
  Chat,
  Close,
  Compose,
  Concede,
  Consent,
  Done,
  Draft,
  Here,
  Hurry,
  Mute,
  News,
  Play,
  Refused,
  Remove,
  Undo,
  Why,
} from "./wire.gen";

export type FromServer = News | Draft | Done | Refused | Advice | Here;
export type FromClient =
  Play | Compose | Why | Advise | Undo | Consent | Chat | Back | Hurry | Concede | Mute | Remove | Close;
type Unanswered = { text: string; answered: (done: boolean) => void };

/** Codes of a socket that stays closed: it is not for this page, there is no such table, or one that cannot be played. */
const FOR_GOOD = [4403, 4404, 4409];
/** The server has a problem, which may pass. */
const TROUBLE = 1011;
/** Milliseconds without a line that nobody needs to be told of. */
const BLINK = 2500;
/** Milliseconds without an answer after which somebody should know that it is not their fault. */
const SLOW = 5000;
/** Milliseconds for which a line that has come back must hold before it is trusted. */
const STEADY = 1000;
/** Milliseconds after which nobody takes up at the other end. */
const RINGING = 15_000;
/** So many things may wait for an answer at once; a move always may. */
const MOST = 8;

export class Line {
  /** Whether the socket is open. */
  online = $state(false);
  /** Why somebody should be told that it does not work; most breaks are too short to be noticed. */
  away: "" | "offline" | "trouble" = $state("");
  /** Whether the server has told us not to come again. */
  lost = $state(false);

  #socket: WebSocket | null = null;
  #retry = new Retry(() => this.#connect());
  /** What was said, by id and in order, until it is answered. */
  #unanswered = new Map<string, Unanswered>();
  #hasNews = false;
  #why: "offline" | "trouble" = "trouble";
  #patience: ReturnType<typeof setTimeout> | undefined;
  #trust: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Where it leads, now. */
    readonly address: () => string,
    readonly hear: (message: FromServer) => void,
  ) {
    this.#connect();
  }

  /** Say something, now or as soon as there is a line, and until it is answered; whether it is done in the end. */
  say(message: FromClient): Promise<boolean> {
    const isFull = message.is !== "play" && message.is !== "compose" && this.#unanswered.size >= MOST;
    if (this.lost || isFull) return Promise.resolve(false);
    const text = JSON.stringify(message);
    const answered = new Promise<boolean>((resolve) => this.#unanswered.set(message.id, { text, answered: resolve }));
    this.#worry(SLOW);
    if (this.online) this.#socket?.send(text);
    return answered;
  }

  /** Say something that is worth nothing later. */
  mention(message: FromClient): void {
    if (this.online) this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#hangUp();
    this.#socket?.close();
    this.#socket = null;
  }

  #hangUp(): void {
    this.#retry.stop();
    this.#distrust();
    this.#calm();
    for (const { answered } of this.#unanswered.values()) answered(false);
    this.#unanswered.clear();
  }

  #connect(): void {
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    this.#hasNews = false;
    const ringing = setTimeout(() => socket.close(), RINGING);
    socket.onopen = () => {
      clearTimeout(ringing);
      if (this.#socket !== socket) return;
      this.online = true;
      // The ids make sure that whatever was done before the line broke is not done again.
      for (const { text } of this.#unanswered.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(ringing);
      if (this.#socket !== socket) return;
      this.online = false;
      this.#distrust();
      if (FOR_GOOD.includes(code)) {
        this.#hangUp();
        this.lost = true;
        return;
      }
      this.#why = code === TROUBLE ? "trouble" : "offline";
      if (this.away) this.away = this.#why;
      this.#worry(BLINK);
      this.#retry.again();
    };
  }

  #receive(message: FromServer): void {
    if (message.is === "news") this.#hasNews = true;
    else if (message.is !== "here") {
      this.#unanswered.get(message.id)?.answered(message.is !== "refused");
      this.#unanswered.delete(message.id);
    }
    this.hear(message);
    // Where nothing can be written, all can be read: only a line over which both work is a good one.
    if (!this.#hasNews || this.#unanswered.size) return;
    if (!this.away) this.#calm();
    if (this.away || this.#retry.isFailing) this.#test();
  }

  /** Whether the line holds: one that breaks as soon as it is there is no better than none. */
  #test(): void {
    this.#trust ??= setTimeout(() => {
      this.#trust = undefined;
      if (this.#unanswered.size) return;
      this.#retry.worked();
      this.#calm();
    }, STEADY);
  }

  #distrust(): void {
    clearTimeout(this.#trust);
    this.#trust = undefined;
  }

  #worry(patience: number): void {
    this.#patience ??= setTimeout(() => (this.away = this.#why), patience);
  }

  #calm(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#why = "trouble";
    this.away = "";
  }
}
