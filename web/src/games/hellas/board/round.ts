// Which round it is, and of how many where that is known.
import type { texts } from "../../../lib/texts.svelte";
import type { Scene } from "../wire";

type Tell = ReturnType<typeof texts>["t"];

export const roundOf = ({ round, last_round }: Scene, t: Tell): string =>
  last_round
    ? t("hellas-table-round-of", { round: Math.min(round, last_round), rounds: last_round })
    : t("hellas-table-round", { round });
