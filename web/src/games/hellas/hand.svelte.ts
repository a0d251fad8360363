// What the person at this screen is doing: which tool is in hand, what is looked at, and the deal being put together.
// Nothing is decided here: the server lists what is legal, and works out every step of a deal.
import type { Table } from "../../lib/table.svelte";
import type { Ask, Choice, Draft } from "../../lib/wire.gen";
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

/** The id of what changes hands, as choices have it. */
export const clickOf = (item: string): string => (item.startsWith("card ") ? `card-${item.slice(5)}` : `deed-${item}`);

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
  /** Steps of a deal by what is given or wanted, as far as they have been offered. */
  #steps = new Map<string, number>();
  #opener: number[] = [];

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
    return this.of(...KINDS[tool]).some(({ action }) => action === advised?.action);
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
      return this.#stepOf(deed.id) === undefined ? null : { id, look: "can" };
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

  /** Say a sum, digit by digit. */
  say(choice: Choice | null, amount: number): void {
    const { ask } = this.table;
    if (!ask) return;
    const digit = (draft: Draft): number[] | null => spell(draft.scene as Partial<Scene>, draft.ask, amount);
    if (choice) this.table.play([...ask.actions, choice.action], digit);
    else {
      const next = spell(this.scene, ask, amount);
      if (next) this.table.play(next, digit);
    }
  }

  // deals

  /** Begin an offer, a counter-offer or a proposal, with these things on the table. */
  open(choice: Choice, gives: string[] = [], wants: string[] = [], money = { gives: 0, wants: 0 }): void {
    this.opening = money;
    this.#steps.clear();
    this.#opener = [...(this.table.ask?.actions ?? []), choice.action];
    this.tool = null;
    this.pointed = null;
    let begun = false;
    this.table.play(this.#opener, (draft) => {
      this.#learn(draft.ask);
      if (begun || !(gives.length || wants.length)) return null;
      begun = true;
      const steps = this.#spelled(gives, wants);
      return steps.length > this.#opener.length ? steps : null;
    });
  }

  /** Lay something on the table between the two, or take it away. */
  toggle(item: string): void {
    const deal = this.composing;
    if (!deal) return;
    const flip = (items: string[]): string[] =>
      items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
    const mine = deal.maker.items.includes(item) || this.#steps.has(`give ${clickOf(item)}`);
    const gives = mine ? flip(deal.maker.items) : deal.maker.items;
    const wants = mine ? deal.asked.items : flip(deal.asked.items);
    this.table.play(this.#spelled(gives, wants), (draft) => {
      this.#learn(draft.ask);
      return null;
    });
  }

  /** Whether a thing may be laid on the table. */
  #stepOf(item: string): number | undefined {
    return this.#steps.get(`give ${clickOf(item)}`) ?? this.#steps.get(`want ${clickOf(item)}`);
  }

  /** What may still be given or wanted. */
  addable(side: "give" | "want", present: string[]): string[] {
    void this.table.draft;
    const here = new Set(present.map(clickOf));
    const clicks = [...this.#steps.keys()].filter((key) => key.startsWith(side)).map((key) => key.slice(5));
    return clicks.filter((click) => !here.has(click));
  }

  #learn(ask: Ask): void {
    for (const { kind, clicks, action } of ask.choices) {
      if (kind === "give" || kind === "want") this.#steps.set(`${kind} ${clicks[0]}`, action);
    }
  }

  /** A deal is spelled in one way only: what is given in rising order, then what is wanted. */
  #spelled(gives: string[], wants: string[]): number[] {
    const side = (kind: string, items: string[]): number[] =>
      items.flatMap((item) => this.#steps.get(`${kind} ${clickOf(item)}`) ?? []).sort((a, b) => a - b);
    return [...this.#opener, ...side("give", gives), ...side("want", wants)];
  }
}

/** The steps so far and the next digit of a sum; null where none is asked for. */
function spell({ amount }: Partial<Scene>, ask: Ask, wanted: number): number[] | null {
  if (!amount) return null;
  const digit = Math.floor((wanted - amount.so_far) / amount.weight);
  const choice = ask.choices.find(({ clicks }) => clicks[0] === `digit-${digit}`);
  return choice ? [...ask.actions, choice.action] : null;
}
