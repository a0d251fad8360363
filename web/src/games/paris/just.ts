// What has just been put on the board: since the reader's own last move, so that nobody misses what the others did.
import { counted } from "../../lib/entries";
import type { Entry, Told } from "../../lib/wire.gen";

const PUT: Record<string, [id: string, param: string]> = {
  building_placed: ["place", "slot"],
  landmark_laid: ["place", "landmark"],
  key_placed: ["key", "place"],
  key_moved: ["key", "target"],
  vp_tile_placed: ["vp-spot", "district"],
};

export function justPut(entries: Entry[], seat: number, draft: Told[]): Set<string> {
  const count = counted(entries);
  const own = count.findLastIndex((entry) => entry.seat === seat);
  const events = [...count.slice(own + 1).flatMap((entry) => entry.events), ...draft];
  return new Set(
    events.flatMap(({ name, params }) => {
      const put = PUT[name];
      return put ? [`${put[0]}:${String(params[put[1]])}`] : [];
    }),
  );
}
