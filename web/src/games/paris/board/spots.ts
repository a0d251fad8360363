// Where on the board everything is that can be pointed at: its outline, and the line on which a price may stand.
import type { Scene } from "../wire";
import { house, ticket } from "../signs/shapes";
import { builtIn } from "./built";
import * as g from "./geometry";
import { keysOn } from "./keys";

export type Spot = g.Point & { outline: string; top: number };
export type Spots = Map<string, Spot>;

const RIM = g.TILE + 6;

export function spotsOf(scene: Scene): Spots {
  const spots: Spots = new Map();
  const put = (id: string, { x, y }: g.Point, outline: string, height: number): void => {
    spots.set(id, { x, y, outline, top: y - height / 2 });
  };

  scene.districts.forEach((district, d) => {
    const field = g.at(d, 200, 0);
    for (const sort of ["district", "slot"]) put(`${sort}:${district.id}`, field, g.fieldOutline(d), 0);
    put(`place:${district.bank.id}`, g.bankAt(d), g.roundRect(g.bankAt(d), 58, 50, 8), 50);
    district.slots.forEach((slot, k) => put(`place:${slot.id}`, g.slotAt(d, k), houseAt(g.slotAt(d, k)), RIM));
    const [first, middle, last] = g.medalsAt(d) as [g.Point, g.Point, g.Point];
    put(`vp-spot:${district.id}`, middle, capsule(first, last), 22);
    const built = builtIn(scene, district.id);
    built.forEach((landmark, k) => {
      const place = g.landmarkAt(d, k, built.length);
      put(`place:${landmark.id}`, place, g.circle(place, place.size / 2 + 1), place.size);
    });
  });

  const middle = { x: g.MIDDLE, y: g.MIDDLE };
  put("place:arc", middle, g.circle(middle, g.ARC + 1), 2 * g.ARC - 20);
  for (const key of keysOn(scene)) {
    if (key.seat === scene.seat) put(`key:${key.place}`, key, g.circle(key, 18), 36);
  }

  scene.track.forEach(({ id, number }) => {
    const n = scene.track.length;
    put(id, g.along(g.spaceAngle(number, n), 0), g.spaceOutline(number, n), 40);
  });
  scene.piles.forEach((_, k) => put(`pile:${k + 1}`, g.PILES[k]!, houseAt(g.PILES[k]!, 60, 68), 68));
  scene.vp_tiles.forEach((tile, k) => {
    put(`vp-tile:${tile.id}`, g.freeVpTileAt(k), g.roundRect(g.freeVpTileAt(k), 79, 29, 14), 29);
  });
  const { x, y, width, height } = g.END_PILE;
  put("end-pile", g.END_PILE, ticket(x - width / 2 - 3, y - height / 2 - 3, width + 6, height + 6), height);
  Object.keys(scene.supply).forEach((token, k) => {
    put(`supply:${token}`, g.supplyAt(k), g.roundRect(g.supplyAt(k), 104, 28, 13), 28);
  });
  return spots;
}

function houseAt({ x, y }: g.Point, width = RIM, height = RIM): string {
  // An outline in absolute terms, so that every spot can be drawn alike.
  return house(width, height).replace(/([MLQHV])([^A-Za-z]*)/g, (_, command: string, figures: string) => {
    const moved = figures
      .trim()
      .split(" ")
      .map((figure, k) => Number(figure) + (command === "H" ? x : command === "V" ? y : k % 2 ? y : x));
    return command + moved.map((n) => n.toFixed(1)).join(" ");
  });
}

function capsule(a: g.Point, b: g.Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = [(-(b.y - a.y) / length) * 15, ((b.x - a.x) / length) * 15];
  const p = (at: g.Point, s: number): string => `${(at.x + s * nx).toFixed(1)} ${(at.y + s * ny).toFixed(1)}`;
  return `M${p(a, 1)}A15 15 0 0 1 ${p(a, -1)}L${p(b, -1)}A15 15 0 0 1 ${p(b, 1)}Z`;
}
