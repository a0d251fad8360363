// What the person at this screen is doing: which tool is in hand, what is looked at, and the deal being put together.
// Nothing is decided here: the server lists what is legal, and works out every step of a deal.
import type { Table } from "../../lib/table.svelte";
import type { Ask, Choice } from "../../lib/asked";
import type { Deal, Scene, Space } from "./wire";

export type Tool = "build" | "mortgage" | "trade";
export type Target = { id: string; look: "can" | "sel"; choice?: Choice };

/** Kinds of choices that a tool is for. */
const KINDS: Record<Tool, string[]> = {
  build: ["build", "sell", "sell_colour"],
  mortgage: ["mortgage", "lift"],
  trade: ["offer"],
};
/** What a square of the board stands for, by the tool in hand. */
const ON_BOARD: Record<Tool, string[]> = { build: ["build"], mortgage: ["mortgage", "lift"], trade: [] };
const RAISING = ["sell", "mortgage"];

export class Hand {
  tool: Tool | null = $state(null);
  /** The choice that is being looked at. */
  pointed: Choice | null = $state.raw(null);
  /** The square under the pointer or in focus, and the one whose deed has been asked for. */
  hovered: number | null = $state(null);
  shown: number | null = $state(null);
  /** In an auction of a building: the city that is bid for. */
  city: string | null = $state(null);

  /** Money that a deal begins with: what the reader gives, or wants. */
  opening = { gives: 0, wants: 0 };
  /** Parts of a deal, what may be given or wanted, as far as they have been offered. */
  #offered = new Set<string>();
  #opener: string[] = [];

  constructor(readonly table: Table) {}

  get scene(): Scene {
    return this.table.shown as Scene;
  }

  choices: Choice[] = $derived.by(() => this.table.ask?.choices ?? []);

  of(...kinds: string[]): Choice[] {
    return this.choices.filter(({ kind }) => kinds.includes(kind));
  }

  has(tool: Tool): boolean {
    return this.of(...KINDS[tool]).length > 0;
  }

  /** Whether the hint is work for this tool. */
  advises(tool: Tool): boolean {
    const { advised } = this.table;
    return this.of(...KINDS[tool]).some(({ notation }) => notation === advised?.notation);
  }

  /** The tool in hand, as long as there is work for it. */
  get using(): Tool | null {
    return this.tool && this.has(this.tool) ? this.tool : null;
  }

  /** The deal that the reader puts together. */
  get composing(): Deal | null {
    const { deal } = this.scene;
    return this.table.draft && deal && !deal.is_made ? deal : null;
  }

  /** What a square stands for now. */
  target(square: number, space: Space): Target | null {
    const { deed } = space;
    if (!deed) return null;
    const id = `deed-${deed.id}`;
    const deal = this.composing;
    if (deal) {
      if ([...deal.maker.items, ...deal.asked.items].includes(deed.id)) return { id, look: "sel" };
      const isOffered = this.#offered.has(`give ${deed.id}`) || this.#offered.has(`want ${deed.id}`);
      return isOffered ? { id, look: "can" } : null;
    }
    const { auction, purchase } = this.scene;
    const kinds = this.using ? ON_BOARD[this.using] : this.scene.phase === "debt" ? RAISING : [];
    const clicks = [`square-${square}`, id];
    const choice = this.of(...kinds).find((one) => clicks.includes(one.clicks.at(-1)!));
    if (choice) return { id: choice.clicks.at(-1)!, look: "can", choice };
    if (this.using) return null;
    if (this.of("bid_at").some((one) => one.clicks.includes(`square-${square}`)))
      return { id: `square-${square}`, look: this.city === deed.id ? "sel" : "can" };
    return purchase?.deed === deed.id || auction?.deed === deed.id ? { id, look: "sel" } : null;
  }

  /** A square is clicked. */
  pick(square: number, space: Space): void {
    const target = this.target(square, space);
    this.shown = square;
    if (this.composing && space.deed && target) this.toggle(space.deed.id);
    else if (target?.choice) this.take(target.choice);
    else if (target?.look === "can") this.city = space.deed!.id;
    else if (this.using && space.deed) {
      const thing = this.using === "build" ? `square-${square}` : `deed-${space.deed.id}`;
      this.table.picking.wonder([`button-${this.using}`, thing]);
    }
  }

  take(choice: Choice): void {
    this.pointed = null;
    this.table.choose(choice);
  }

  use(tool: Tool): void {
    if (!this.has(tool)) this.table.picking.wonder([`button-${tool === "trade" ? "offer" : tool}`]);
    else this.tool = this.tool === tool ? null : tool;
  }

  /** Put away whatever is in hand. */
  drop(): void {
    this.table.takeBack();
    this.tool = null;
    this.pointed = null;
  }

  /** Say a sum: after a choice that asks for one, or where one is asked for already. */
  say(choice: Choice | null, amount: number): void {
    const { ask } = this.table;
    if (ask) this.table.play([...ask.parts, ...(choice ? [choice.notation] : []), amount].join(", "));
  }

  // deals

  /** Begin an offer, a counter-offer or a proposal, with these things on the table. */
  open(choice: Choice, gives: string[] = [], wants: string[] = [], money = { gives: 0, wants: 0 }): void {
    this.opening = money;
    this.#offered.clear();
    this.#opener = [...(this.table.ask?.parts ?? []), choice.notation];
    this.tool = null;
    this.pointed = null;
    let begun = false;
    this.table.compose(this.#opener, (draft) => {
      this.#learn(draft.ask);
      if (begun) return null;
      begun = true;
      const parts = this.#parts(gives, wants);
      return parts.length > this.#opener.length ? parts : null;
    });
  }

  /** Lay something on the table between the two, or take it away. */
  toggle(item: string): void {
    const deal = this.composing;
    if (!deal) return;
    const flip = (items: string[]): string[] =>
      items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
    const mine = deal.maker.items.includes(item) || this.#offered.has(`give ${item}`);
    const gives = mine ? flip(deal.maker.items) : deal.maker.items;
    const wants = mine ? deal.asked.items : flip(deal.asked.items);
    this.table.compose(this.#parts(gives, wants), (draft) => {
      this.#learn(draft.ask);
      return null;
    });
  }

  /** What may still be given or wanted. */
  addable(side: "give" | "want", present: string[]): string[] {
    void this.table.draft;
    const parts = [...this.#offered].filter((part) => part.startsWith(`${side} `));
    return parts.map((part) => part.slice(side.length + 1)).filter((item) => !present.includes(item));
  }

  #learn(ask: Ask): void {
    for (const { kind, notation } of ask.choices) {
      if (kind === "give" || kind === "want") this.#offered.add(notation);
    }
  }

  /** A deal in parts; in which order they come is all the same to the server. */
  #parts(gives: string[], wants: string[]): string[] {
    const parts = [...gives.map((item) => `give ${item}`), ...wants.map((item) => `want ${item}`)];
    return [...this.#opener, ...parts.filter((part) => this.#offered.has(part))];
  }
}
