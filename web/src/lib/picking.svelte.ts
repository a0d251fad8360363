// From clicks to a choice. Every choice names the things on the table that stand for it; whoever has clicked some of them
// is left with the choices that have them all. No rule is known here: the server lists what is legal.
import type { Ask, Choice } from "./asked";

/** What might be chosen, and the things that stand for it. */
export type Step = Pick<Choice, "notation" | "clicks">;

export class Picking {
  /** What has been clicked. */
  picked: string[] = $state.raw([]);
  /** What is being looked at: under the pointer, in focus, or touched once. */
  pointed: string | null = $state(null);

  #ask: Ask | null = $state.raw(null);

  constructor(
    readonly take: (choice: Choice) => void,
    readonly wonder: (clicks: string[]) => void,
    readonly advised: () => Step | null,
  ) {}

  /** Things that a hint leads to. */
  hinted: Set<string> = $derived(new Set(this.advised()?.clicks.filter((id) => !this.picked.includes(id))));

  /** Whether there is a question. */
  open: boolean = $derived(this.#ask !== null);

  /** Choices that have everything clicked so far. */
  choices: Choice[] = $derived(
    (this.#ask?.choices ?? []).filter((choice) => this.picked.every((id) => choice.clicks.includes(id))),
  );

  /** Things that come next, in the order in which a person would click them. */
  next: Set<string> = $derived(
    new Set(this.choices.map((choice) => choice.clicks.find((id) => !this.picked.includes(id)) ?? "")),
  );

  /** Things that would do as well, though something comes before them. */
  within: Set<string> = $derived(new Set(this.choices.flatMap((choice) => choice.clicks)));

  /** The choice that a click on this thing would take, if it is the only one that it can mean. */
  meant(id: string): Choice | null {
    const with_it = this.choices.filter((choice) => choice.clicks.includes(id));
    const one = with_it.length === 1 ? with_it[0]! : null;
    return one && one.clicks.at(-1) === id ? one : null;
  }

  /** The choice that what is being looked at would take: its price and its consequences are shown. */
  preview: Choice | null = $derived(this.pointed ? this.meant(this.pointed) : null);

  /** Things that stand for anything at all in the question. */
  asked: Set<string> = $derived(new Set((this.#ask?.choices ?? []).flatMap((choice) => choice.clicks)));

  /** What a thing looks like now; `other`: it would begin anew. */
  look(id: string): "legal" | "within" | "picked" | "other" | "" {
    if (this.picked.includes(id)) return "picked";
    if (this.next.has(id)) return "legal";
    if (this.within.has(id)) return "within";
    return this.asked.has(id) ? "other" : "";
  }

  click(id: string): void {
    if (this.picked.includes(id)) {
      this.picked = this.picked.filter((other) => other !== id);
      return;
    }
    const one = this.meant(id);
    if (one) {
      this.take(one);
      return;
    }
    if (this.within.has(id)) this.picked = [...this.picked, id];
    else if (this.asked.has(id)) this.#instead(id);
    else this.wonder([...this.picked, id]);
  }

  /** Something else was meant from the beginning: "not this key, that one". */
  #instead(id: string): void {
    this.picked = [];
    this.click(id);
  }

  offer(ask: Ask | null): void {
    this.#ask = ask;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.pointed = null;
  }
}
