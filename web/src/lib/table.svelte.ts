// A table as this browser holds it: what it was told, the question it is asked, and the answer being put together.
import { asked, type Ask, type Choice, type Draft } from "./asked";
import { changed } from "./changes";
import { Line, type FromClient, type FromServer } from "./line.svelte";
import { Picking, type Step } from "./picking.svelte";
import type { Advice, Compose, Entry, Here, Outcome, Play, Refused, Standing, Why } from "./wire.gen";

/** What people say beside their moves, without its id. */
type Words<M = FromClient> = M extends Play | Compose | Why ? never : Omit<M, "id">;
/** From where somebody looks: a seat of theirs, or as everybody may. */
export type Look = { seat: number } | "watch";

/** Which parts a draft is to have instead; null where a person is asked. */
export type Onward = (draft: Draft) => string[] | null;

/** Milliseconds before the only answer there is gives itself: enough to see what was asked. */
const ALONE = 700;

export class Table {
  seq = $state(-1);
  current = $state(-1);
  entries: Entry[] = $state.raw([]);
  /** The table as it stands. */
  scene: unknown = $state.raw(null);
  outcome: Outcome | null = $state.raw(null);
  /** Clocks, who sits in for whom, what may be taken back. */
  standing: Standing | null = $state.raw(null);
  /** Whether this was played before, and is looked at again. */
  readonly isReplay: boolean = false;
  /** When we were told of it: clocks have run since. */
  since = $state(0);
  /** Whose people are at the table. */
  here: Here | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  /** What a bot would do here, if somebody has asked. */
  advice: Advice | null = $state.raw(null);
  /** The unfinished move, if one is under way. */
  draft: Draft | null = $state.raw(null);
  /** Whether an answer has been sent and not been heard of. */
  waiting = $state(false);
  picking: Picking = new Picking(
    (choice) => this.choose(choice),
    (clicks) => this.#wonder(clicks),
    () => this.advised,
  );

  #ask: Ask | null = $state.raw(null);
  /** None where nothing can happen any more. */
  #line: Line | null;
  /** The id of the answer that was sent last and not heard of. */
  #sent = "";
  #onward: Onward | null = null;

  constructor(
    readonly id: string,
    readonly look: Look = "watch",
    connected = true,
  ) {
    this.#line = connected
      ? new Line(
          () => this.#address,
          (message) => this.#hear(message),
        )
      : null;
  }

  get #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const look = this.look === "watch" ? "watch=true" : `seat=${this.look.seat}`;
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?since=${this.seq}&${look}`;
  }

  /** Whether there is a line. */
  get online(): boolean {
    return this.#line?.online ?? true;
  }

  /** What to say about a line that does not work; nothing as long as it does, or nobody needs to know. */
  get away(): string {
    return this.#line?.away ? `web-table-${this.#line.away}` : "";
  }

  /** Whether the server has told us not to come again. */
  get lost(): boolean {
    return this.#line?.lost ?? false;
  }

  /** The seat from which this is the view; -1: as everybody sees it. */
  get seat(): number {
    return this.look === "watch" ? -1 : this.look.seat;
  }

  /** The question now: of the unfinished move, or of the table. */
  get ask(): Ask | null {
    if (this.isGone) return null;
    return this.draft?.ask ?? this.#ask;
  }

  /** Whether anything can be done here: not once it is over, nor in a replay. */
  get isLive(): boolean {
    return !this.isReplay && !this.isOver;
  }

  /** What to say while others decide. */
  get waitingFor(): string {
    return this.isReplay ? "web-table-turn" : "web-table-thinking";
  }

  /** Whether nobody can do anything here any more: it was played to its end, or the host has closed it. */
  get isOver(): boolean {
    return this.outcome !== null || (this.standing?.closed ?? false);
  }

  /** Whether a bot has taken this seat over for good. */
  get isGone(): boolean {
    return this.standing?.gone.includes(this.seat) ?? false;
  }

  /** What is to be drawn now: with the unfinished move carried out, or as it stands. */
  get shown(): unknown {
    return this.draft ? this.draft.scene : this.scene;
  }

  /** What is going on, in a word; for tests, and for whoever drives the page by a program. */
  get stage(): "over" | "busy" | "asked" | "watching" {
    if (this.isOver) return "over";
    // What may be done out of turn is no question.
    if (!this.ask?.due) return "watching";
    return this.waiting || this.#answersItself(this.ask) ? "busy" : "asked";
  }

  /** Whether somebody has just taken something back: then the game stays there until a person goes on. */
  get isTakenBack(): boolean {
    const turn = this.standing?.turn;
    return this.entries.findLast(({ n }) => n === turn)?.kind === "undo";
  }

  /** The step that the hint would take now, as long as it has been followed so far. */
  get advised(): Step | null {
    const { advice, ask } = this;
    if (advice?.seq !== this.seq || !ask?.parts.every((part, k) => advice.parts[k] === part)) return null;
    const k = ask.parts.length;
    return k < advice.parts.length ? { notation: advice.parts[k]!, clicks: advice.clicks[k]! } : null;
  }

  /** Changes with everything that happens. */
  get beat(): string {
    return [this.seq, ...(this.draft?.ask.parts ?? []), "·", ...this.picking.picked].join(" ");
  }

  /** Take a choice; the server asks on until the move is whole. Without a line it is sent as soon as there is one. */
  choose(choice: Choice): void {
    if (this.ask) this.compose([...this.ask.parts, choice.notation]);
  }

  /** Send the parts of a move so far; what is asked on the way and `onward` knows the answer to, nobody sees. */
  compose(parts: string[], onward: Onward | null = null): void {
    if (!this.#begin()) return;
    this.#onward = onward;
    this.#compose(parts);
  }

  /** Send a whole move, in notation. */
  play(move: string): void {
    if (this.#begin()) void this.#line?.say({ is: "play", id: (this.#sent = token()), seq: this.seq, move });
  }

  /** Whether something can be decided now. */
  #begin(): boolean {
    if (!this.ask || this.waiting) return false;
    this.waiting = true;
    this.refused = null;
    return true;
  }

  #compose(parts: string[]): void {
    void this.#line?.say({ is: "compose", id: (this.#sent = token()), seq: this.seq, parts });
  }

  /** Ask why something is not to be had; the answer comes as a refusal. */
  #wonder(clicks: string[]): void {
    if (!this.ask || this.waiting) return;
    this.#line?.mention({ is: "why", id: token(), seq: this.seq, parts: this.ask.parts, clicks });
  }

  /** Forget the unfinished move: nobody has been told of it. */
  takeBack(): void {
    if (this.draft) {
      this.draft = null;
      this.picking.offer(this.ask);
    } else this.picking.clear();
    this.refused = null;
  }

  /** Say something that is no move; whether it is done, which the news have told by then, or refused. */
  say(words: Words): Promise<boolean> {
    this.refused = null;
    return this.#line?.say({ ...words, id: token() }) ?? Promise.resolve(false);
  }

  /** Ask for something that is worth nothing later. */
  mention(words: Words): void {
    this.refused = null;
    this.#line?.mention({ ...words, id: token() });
  }

  close(): void {
    this.#line?.close();
  }

  #hear(message: FromServer): void {
    switch (message.is) {
      case "news": {
        // Over a line that was there before, only what has changed is told of the scene.
        this.scene = message.is_whole ? message.scene : changed(this.scene, message.scene);
        const same = this.standing?.turn === message.table.turn;
        this.standing = message.table;
        this.since = performance.now();
        // A line that broke and came back tells what is known already: whatever was picked meanwhile stays.
        if (message.seq === this.seq) break;
        const known = message.entries.filter((entry) => entry.n > this.seq);
        if (known.length) this.entries = [...this.entries, ...known];
        this.seq = message.seq;
        this.outcome = message.outcome;
        // Somebody has said something: whatever is being decided goes on, unless there is nothing left to decide.
        if (same && (message.ask === null) === (this.#ask === null)) break;
        this.current = message.current;
        this.#ask = asked(message.ask);
        this.draft = null;
        this.refused = null;
        this.#answered();
        this.#offer();
        break;
      }
      case "here":
        this.here = message;
        break;
      case "advice":
        this.advice = message;
        break;
      case "draft": {
        const draft = { ...message, scene: changed(this.scene, message.scene), ask: asked(message.ask)! };
        const next = this.#onward?.(draft);
        if (next) {
          this.#compose(next);
          break;
        }
        this.draft = draft;
        this.#answered();
        this.#offer();
        break;
      }
      case "refused":
        this.refused = message;
        if (message.id !== this.#sent) break;
        this.#answered();
        this.picking.clear();
        break;
    }
  }

  #offer(): void {
    const ask = this.ask;
    this.picking.offer(ask);
    if (ask && this.#answersItself(ask))
      setTimeout(() => {
        if (this.ask === ask) this.choose(ask.choices[0]!);
      }, ALONE);
  }

  /** Where there is only one answer nobody need give it, unless the question has just been taken back to. */
  #answersItself(ask: Ask): boolean {
    return ask.due && ask.choices.length === 1 && (this.draft !== null || !this.isTakenBack);
  }

  #answered(): void {
    this.waiting = false;
    this.#sent = "";
    this.#onward = null;
  }
}

// Not crypto.randomUUID: it is closed to pages that come over plain http from another machine.
function token(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
