// What a bonus tile in hand scores for: the reason for what it is worth.
import type { Said, SaidList } from "../../lib/wire.gen";
import { RESOURCES } from "../signs/signs";
import type { BonusTile, Scene } from "../wire";

type Things = SaidList["all"];

const said = (id: string): Said => ({ is: "said", id });
const named = (kind: string, name: string): Said => said(`paris-${kind}-${name.replaceAll("_", "-")}`);
const times = <T>(count: number | undefined, thing: T): T[] => Array<T>(count ?? 0).fill(thing);

/** Nothing for a tile that scores the same for everybody. */
export function counted(tile: BonusTile, scene: Scene): Things | null {
  return COUNTED[tile.effect]?.(tile, scene) ?? null;
}

const COUNTED: Record<string, (tile: BonusTile, scene: Scene) => Things> = {
  buildings: ({ value }, { districts, seat }) =>
    districts.flatMap(({ name, slots }) =>
      slots.filter((slot) => slot.value === value).flatMap(({ keys }) => times(keys[seat], name)),
    ),
  landmarks: (_, { landmarks, seat }) => landmarks.flatMap(({ name, keys }) => times(keys[seat], name)),
  kinds: (_, { districts, landmarks, seat }) => {
    const slots = districts.flatMap(({ slots }) => slots).filter(({ keys }) => keys[seat]);
    const kinds: Things = [...new Set(slots.map(({ type }) => type))].map((type) => named("type", type));
    return landmarks.some(({ keys }) => keys[seat]) ? [...kinds, said("paris-web-landmarks")] : kinds;
  },
  unused: (tile, scene) => {
    const numbers = held(scene)?.bonus.map(({ number }) => number) ?? [];
    return numbers.filter((number) => number !== tile.number);
  },
  "pair-resource": (_, scene) => pairs(scene, true),
  "pair-prestige": (_, scene) => pairs(scene, false),
};

const held = ({ seats, seat }: Scene) => seats[seat]?.screen;

function pairs(scene: Scene, resources: boolean): Things {
  return Object.entries(held(scene)?.tokens ?? {})
    .filter(([token]) => RESOURCES.includes(token) === resources)
    .flatMap(([token, count]) => times(Math.floor(count / 2), named("token", token)));
}
