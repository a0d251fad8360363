// What a choice is about: the last thing that is clicked for it.
import type { Choice } from "../../../lib/asked";
import type { Said } from "../../../lib/wire.gen";
import type { Scene } from "../wire";

export type Subject = { sign: string; title: Said; note: Said | null; district: string | null };

export function subjectOf(choice: Choice, scene: Scene): Subject {
  const place = choice.clicks.find((id) => id.startsWith("place:"))?.slice("place:".length);
  const space = scene.track.find(({ id }) => id === choice.clicks.at(-1));
  if (place === "arc") return { sign: "arc", title: { is: "said", id: "paris-arc" }, note: null, district: null };
  for (const { id, name, bank, slots } of scene.districts) {
    if (bank.id === place) {
      return { sign: "bank", title: { is: "said", id: "paris-bank.short" }, note: name, district: id };
    }
    const slot = slots.find((one) => one.id === place);
    if (slot) return { sign: slot.type, title: slot.name, note: name, district: id };
  }
  const landmark = scene.landmarks.find(({ id }) => id === place);
  if (landmark) {
    const title: Said = { is: "said", id: "paris-landmark", params: { name: landmark.name, value: landmark.value } };
    return { sign: landmark.id, title, note: null, district: null };
  }
  if (space) {
    const title: Said = { is: "said", id: "paris-web-board-bonus-tile", params: { number: space.number } };
    return { sign: "bonus", title, note: space.tile.does, district: null };
  }
  const spot = choice.clicks.find((id) => id.startsWith("vp-spot:"))?.slice("vp-spot:".length);
  return { sign: SIGNS[choice.kind] ?? "key", title: choice.label, note: null, district: spot ?? null };
}

const SIGNS: Record<string, string> = {
  draw: "building",
  settle: "building",
  vp_tile: "laurel",
  search: "arc",
  take: "arc",
  use_end: "arc",
  buy: "swap",
  sell: "swap",
  pair: "swap",
  use: "bonus",
  give: "star",
  pay: "swap",
  end_turn: "check",
};
