// Questions as the table holds them: every choice with what it would do, which the server tells once for all that share it.
import type * as wire from "./wire.gen";

export type Choice = Omit<wire.Choice, "prospect"> & { prospect: unknown };
export type Ask = Omit<wire.Ask, "choices" | "prospects"> & { choices: Choice[] };
/** An unfinished move, with the whole scene that it leads to. */
export type Draft = Omit<wire.Draft, "ask"> & { ask: Ask };

export function asked(ask: wire.Ask | null): Ask | null {
  if (!ask) return null;
  const { prospects, ...rest } = ask;
  return { ...rest, choices: ask.choices.map((choice) => ({ ...choice, prospect: prospects[choice.prospect] })) };
}
