// What an event of the log gives or takes.
import type { Told } from "../../../lib/wire.gen";
import type { Amounts } from "../wire";

type Change = { sign: "+" | "−"; of: Amounts };

/** What an event gives or takes; null where a figure would not say it: which district, or that a
 * tile stood for a token, or that it was nothing. */
export function changeOf({ name, params }: Told): Change | null {
  const of = (what: Partial<Amounts>): Amounts => ({
    francs: 0,
    vp: 0,
    keys: 0,
    tokens: {},
    bonus: [],
    end_tiles: [],
    ...what,
  });
  const token = { tokens: { [String(params.token)]: 1 } };
  switch (name) {
    case "francs_gained":
      return { sign: "+", of: of({ francs: Number(params.francs) }) };
    case "francs_paid":
      return { sign: "−", of: of({ francs: Number(params.francs) }) };
    case "vp_scored":
      return params.vp && params.reason !== "district" ? { sign: "+", of: of({ vp: Number(params.vp) }) } : null;
    case "token_taken":
      return { sign: "+", of: of(token) };
    case "resource_paid":
      return params.source === "token" ? { sign: "−", of: of(token) } : null;
    default:
      return null;
  }
}
