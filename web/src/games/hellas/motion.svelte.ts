// What has just happened, shown for a moment: dice roll, pawns walk, cards turn. The scene is already the new one:
// nothing waits for this, and whoever wants less motion sees none.
import { onDestroy, untrack } from "svelte";
import { lasts } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Entry, Said, Told } from "../../lib/wire.gen";
import { way } from "./board/geometry";
import type { Scene } from "./wire";

const ROLL = 600;
const STEP = 120;
const WALK = 1400;
const READ = 5000;
/** Of more moves than this at once, the older ones are not shown. */
const MOST = 3;

export type Drawn = { seat: number; deck: number; name: Said | null; text: Said };

export class Motion {
  /** Where pawns are seen that have not arrived yet. */
  walking: Record<number, number> = $state({});
  dice: number[] = $state.raw([]);
  rolling = $state(false);
  /** The squares of the last walk. */
  trail: { seat: number; squares: number[] } | null = $state.raw(null);
  card: Drawn | null = $state.raw(null);
  #seen = -1;
  #queue: Told[][] = [];
  #runs = false;
  #reading = 0;
  #closed = false;

  hear(entries: Entry[], scene: Scene): void {
    const last = entries.at(-1)?.n ?? -1;
    const first = this.#seen < 0;
    const fresh = entries.filter(({ n }) => n > this.#seen);
    this.#seen = last;
    if (first || !lasts(ROLL) || document.hidden) {
      for (const event of fresh.flatMap(({ events }) => events)) this.#settle(event, scene, first);
      this.walking = {};
      return;
    }
    this.#queue.push(...fresh.map(({ events }) => events));
    while (this.#queue.length > MOST) for (const event of this.#queue.shift()!) this.#settle(event, scene, true);
    // Those who are to walk stay where they were until it is their turn.
    for (const { name, params } of fresh.flatMap(({ events }) => events)) {
      const seat = Number(params.seat);
      if (name === "moved" && !(seat in this.walking)) this.walking[seat] = this.#square(scene, params.origin);
    }
    void this.#run(scene);
  }

  /** Whoever has read a card puts it away. */
  putAway(): void {
    this.card = null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#reading);
  }

  async #run(scene: Scene): Promise<void> {
    if (this.#runs) return;
    this.#runs = true;
    while (this.#queue.length && !this.#closed) {
      for (const event of this.#queue.shift()!) await this.#show(event, scene);
    }
    this.walking = {};
    this.#runs = false;
  }

  async #show(event: Told, scene: Scene): Promise<void> {
    const { name, params } = event;
    if (name === "thrown") {
      this.rolling = true;
      for (let k = 0; k < 6; k++) {
        this.dice = [1, 2].map(() => 1 + Math.floor(Math.random() * 6));
        await pause(ROLL / 6);
      }
      this.rolling = false;
    }
    if (name === "moved") {
      const seat = Number(params.seat);
      const from = this.#square(scene, params.origin);
      const squares = way(from, this.#square(scene, params.square), params.way === "back");
      this.trail = { seat, squares: [from, ...squares.slice(0, -1)] };
      for (const square of squares) {
        this.walking[seat] = square;
        await pause(Math.min(STEP, WALK / squares.length));
      }
    }
    this.#settle(event, scene, false);
  }

  /** What stays to be seen of an event. */
  #settle({ name, params, said }: Told, scene: Scene, past: boolean): void {
    if (name === "thrown") this.dice = [Number(params.first), Number(params.second)];
    if (name === "turn_started" && past) this.trail = null;
    if (name === "custody_entered") this.trail = null;
    if (name === "card_drawn" && !past && said) {
      const { text, card } = (said.params ?? {}) as { text?: Said; card?: Said };
      if (!text) return;
      const deck = scene.decks.findIndex(({ id }) => id === params.deck);
      this.card = { seat: Number(params.seat), deck, name: card ?? null, text };
      clearTimeout(this.#reading);
      this.#reading = window.setTimeout(() => this.putAway(), READ);
    }
  }

  #square(scene: Scene, id: unknown): number {
    return scene.spaces.findIndex((space) => space.id === id);
  }
}

/** What happens at a table, for the component that asks. */
export function motionOf(table: () => Table): Motion {
  const motion = new Motion();
  onDestroy(() => motion.close());
  $effect(() => {
    const { entries } = table();
    untrack(() => motion.hear(entries, table().scene as Scene));
  });
  return motion;
}

const pause = (usual: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, lasts(usual)));
