// The question in plain words: what the game waits for, or what is missing from the choice that has been begun.
import type { Picking } from "../../lib/picking.svelte";
import type { Ask } from "../../lib/asked";
import type { Said } from "../../lib/wire.gen";
import type { Scene } from "./wire";

type Words = NonNullable<Said["params"]>;

const said = (id: string, params: Words = {}): Said => ({ is: "said", id, params });
const dashed = (name: string): string => name.replaceAll("_", "-");
const kind = (id: string): string => id.split(":")[0]!;
const name = (id: string): string => id.slice(id.indexOf(":") + 1);

/** Clicks that are buttons of the bar and lie nowhere on the table. */
export const ANSWERS = ["decline", "pass", "end-turn"];

export function question(scene: Scene, picking: Picking): Said {
  const last = picking.picked.at(-1);
  if (last) return (QUESTIONS[kind(last)] ?? nothingSpecial)(scene, name(last), nextKind(picking));
  return said(`paris-web-ask-${dashed(scene.phase)}`, scene.drawn ? { tile: scene.drawn } : {});
}

/** How much glows, once a choice has been begun. */
export function glow(picking: Picking): Said | null {
  return picking.picked.length ? said("paris-web-glow", { count: picking.next.size }) : null;
}

/** What could be done, in short. */
export function possible(ask: Ask): Said[] {
  const acts = ask.choices.filter(({ clicks }) => !ANSWERS.includes(clicks[0] ?? ""));
  const kinds = [...new Set(acts.map((choice) => choice.kind))];
  return kinds.map((one) => said(`paris-table-kind-${dashed(one)}`));
}

type Asking = (scene: Scene, name: string, next: string) => Said;

const nothingSpecial: Asking = () => said("paris-web-ask-next");

const QUESTIONS: Record<string, Asking> = {
  stock: () => said("paris-web-ask-new-key"),
  key: whereTo,
  place: (scene, place, next) => {
    const landmark = scene.landmarks.find(({ id }) => id === place);
    if (next === "district" && landmark) return said("paris-web-ask-district", { landmark: landmark.name });
    return said("paris-web-ask-which-key");
  },
  "vp-tile": (_, vp_tile) => said("paris-web-ask-vp-spot", { vp_tile }),
  "vp-spot": () => said("paris-web-ask-which-vp-tile"),
  sell: () => said("paris-web-ask-sell"),
  buy: () => said("paris-web-ask-buy"),
  bonus: (_, number, next) => said(BONUS[next] ?? "paris-web-ask-next", { number }),
};

const BONUS: Record<string, string> = {
  as: "paris-web-ask-as",
  space: "paris-web-ask-space",
  token: "paris-web-ask-pair",
};

function nextKind(picking: Picking): string {
  const [first = ""] = picking.next;
  return kind(first);
}

function whereTo(scene: Scene, place: string): Said {
  if (place === scene.arc.id) return said("paris-web-ask-key-arc");
  const district = scene.districts.find(({ bank }) => bank.id === place);
  if (district) return said("paris-web-ask-key-bank", { district: district.name });
  const slots = scene.districts.flatMap(({ slots }) => slots);
  const here = [...slots, ...scene.landmarks].find(({ id }) => id === place);
  return here ? said("paris-web-ask-key", { place: here.name }) : said("paris-web-ask-next");
}
