// A game looked at again. To the game's own drawing it is a table like any other, at which nobody can do anything.
import { stretch } from "../lib/api";
import { changed } from "../lib/changes";
import { Table } from "../lib/table.svelte";
import type { Moment } from "../lib/wire.gen";

/** Milliseconds from one entry to the next, by speed. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 450 };
export type Speed = keyof typeof SPEEDS;

export class Replay extends Table {
  override readonly isReplay = true;
  /** The number of the game's last entry. */
  newest = $state(0);
  /** The entry that is shown. */
  at = $state(0);
  playing = $state(false);
  speed: Speed = $state("normal");

  /** By number; what has not been asked for yet is missing. */
  #moments: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(id: string, eyes: number) {
    super(id, eyes < 0 ? "watch" : { seat: eyes }, false);
  }

  /** Show an entry as soon as may be, and fetch all others behind it. */
  async open(at: number): Promise<void> {
    await this.#fetch(at);
    this.show(at);
    for (let n = 0; n <= this.newest && !this.#left; n++) {
      if (this.#moments[n]) continue;
      await this.#fetch(n);
      if (n < this.at) this.show(this.at); // the log has grown
    }
  }

  /** Show an entry, or where there is none the nearest. */
  show(wanted: number): void {
    const n = Math.max(0, Math.min(wanted, this.newest));
    const moment = this.#moments[n];
    if (!moment) {
      const found = this.#fetch(n).then(() => this.show(n));
      found.catch(() => {}); // whoever opened it hears of it too, and tries again
      return;
    }
    this.at = n;
    this.seq = n;
    this.scene = moment.scene;
    this.current = moment.current;
    this.entries = this.#moments.slice(0, n + 1).flatMap((one) => one?.entry ?? []);
  }

  step(by: number): void {
    this.playing = false;
    this.show(this.at + by);
  }

  /** Go on by itself, from the beginning if it is at its end; or stand still. */
  toggle(): void {
    if (!this.playing && this.at === this.newest) this.show(0);
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (this.playing) this.#tick();
  }

  override close(): void {
    this.#left = true;
    this.playing = false;
    clearTimeout(this.#timer);
    super.close();
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.show(this.at + 1);
      if (this.at >= this.newest) this.playing = false;
      else this.#tick();
    }, SPEEDS[this.speed]);
  }

  async #fetch(first: number): Promise<void> {
    const found = await stretch(this.id, this.seat, first);
    this.newest = found.newest;
    let scene: unknown = null;
    for (const moment of found.moments) {
      scene = changed(scene, moment.scene);
      this.#moments[moment.entry.n] = { ...moment, scene };
    }
  }
}
