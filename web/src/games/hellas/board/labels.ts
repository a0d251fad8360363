// What squares show and say.
import type { Params, Spoken } from "../../../lib/texts.svelte";
import type { SignName } from "../signs/signs";
import type { Scene, Space } from "../wire";

const SIGNS: Record<string, SignName> = {
  railway: "train",
  coach: "coach",
  port: "ship",
  airport: "plane",
  income_tax: "tax",
  road_tax: "road",
};

/** In small; the board draws its corners. */
const CORNERS: Record<string, SignName> = { start: "right", prison: "bars", parking: "road", go_to_prison: "lock" };

/** The sign of any square that is no city, corners too. */
export const smallSignOf = (space: Space): SignName | null => CORNERS[space.kind] ?? signOf(space);

/** The sign of a square that is neither a city nor a corner. */
export function signOf(space: Space): SignName | null {
  if (space.kind === "order" || space.kind === "instruction") return space.kind;
  if (space.deed?.by_throw) return "metro";
  if (space.id in SIGNS) return SIGNS[space.id]!;
  if (space.deed && !space.deed.house) return "train";
  return space.kind === "tax" ? "tax" : null;
}

type Say = (id: string, params?: Params) => string;

/** A square in words: what it is, whose, what it costs, and who stands there. */
export function labelOf(space: Space, scene: Scene, t: Say): string {
  const seats = [...space.pawns, ...space.custody];
  const what = squareOf(space, scene, t);
  if (!seats.length) return what;
  const players: Spoken = { is: "all", all: seats.map((seat) => ({ is: "seat", seat })) };
  return t("hellas-web-square-here", { square: what, players });
}

function squareOf({ name, tax, deed }: Space, scene: Scene, t: Say): string {
  const money = (count: number): string => t("hellas-money", { count });
  if (!deed) return tax ? t("hellas-web-square-tax", { name, amount: money(tax) }) : t("hellas-web-square", { name });
  const group = scene.groups.find(({ id }) => id === deed.group)!.name;
  if (deed.owner < 0) return t("hellas-web-square-free", { name, group, price: money(deed.price) });
  const owner: Spoken = { is: "seat", seat: deed.owner };
  if (deed.mortgage) return t("hellas-web-square-mortgaged", { name, group, owner, lift: money(deed.lift) });
  const rent = deed.by_throw ? t("hellas-web-times-throw", { times: deed.rent }) : money(deed.rent);
  if (!deed.house) return t("hellas-web-square-owned", { name, group, owner, rent });
  return t("hellas-web-square-built", { name, group, owner, rent, level: t(`hellas-level-${deed.level}`) });
}
