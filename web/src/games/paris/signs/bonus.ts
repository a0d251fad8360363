// What a bonus tile shows: one or two signs, by its effect.
import type { BonusTile } from "../wire";

export type BonusSign =
  | { is: "francs"; n?: number }
  | { is: "vp"; n?: number }
  | { is: "plate"; n: number }
  | { is: "chip"; token: string }
  | { is: "pair"; token: "prestige" | "resource" }
  | { is: "sign"; name: string; faint?: boolean }
  | { is: "back"; n: number }
  | { is: "kinds" };

const KEY: BonusSign = { is: "sign", name: "key" };

export function bonusSigns(tile: BonusTile): BonusSign[] {
  const vp: BonusSign = { is: "vp", n: tile.vp };
  switch (tile.effect) {
    case "gain":
      return [...(tile.francs ? [{ is: "francs", n: tile.francs } as const] : []), ...(tile.vp ? [vp] : [])];
    case "resource":
      return [{ is: "chip", token: tile.token }];
    case "wild-resource":
      return [{ is: "chip", token: "resource" }];
    case "wild-prestige":
      return [{ is: "chip", token: "prestige" }];
    case "double-resource":
      return [
        { is: "chip", token: "resource" },
        { is: "chip", token: "resource" },
      ];
    case "double-prestige":
      return [
        { is: "chip", token: "prestige" },
        { is: "chip", token: "prestige" },
      ];
    case "pair-resource":
      return [{ is: "pair", token: "resource" }, vp];
    case "pair-prestige":
      return [{ is: "pair", token: "prestige" }, vp];
    case "buildings":
      return [vp, { is: "plate", n: tile.value }];
    case "landmarks":
      return [vp, { is: "sign", name: "column" }];
    case "unused":
      return [vp, { is: "sign", name: "bonus" }];
    case "kinds":
      return [vp, { is: "kinds" }];
    case "francs":
      return [{ is: "francs" }, { is: "vp" }];
    case "key":
      return [{ is: "francs", n: -tile.francs }, KEY];
    case "own":
      return [KEY, KEY];
    case "others":
      return [KEY, { is: "sign", name: "key", faint: true }];
    case "any":
      return [
        { is: "sign", name: "bonus" },
        { is: "sign", name: "any" },
      ];
    case "back":
      return [
        { is: "sign", name: "meeple" },
        { is: "back", n: tile.spaces },
      ];
    default:
      return [{ is: "sign", name: "bonus" }];
  }
}
