// Where a player's money came from and went to; it always adds up to the cash.
import { counted } from "../../../lib/entries";
import type { Entry } from "../../../lib/wire.gen";

export type Line = { reason: string; amount: number };

/** The order of the lines; rents, cards and trades come and go, and are told apart. */
const ORDER = "salary rent sale mortgage pot estate trade card price auction building lifting interest tax fine".split(
  " ",
);

export function ledgerOf(entries: Entry[], seat: number, cash: number): { start: number; lines: Line[] } {
  const sums = new Map<string, number>();
  const add = (key: string, amount: number): void => void sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const { name, params } of counted(entries).flatMap(({ events }) => events)) {
    if (name !== "received" && name !== "paid") continue;
    const [reason, amount] = [String(params.reason), Number(params.amount)];
    if (name === "received" && params.seat === seat) add(`in ${reason}`, amount);
    if (name === "paid" && params.seat === seat) add(`out ${reason}`, -amount);
    if (name === "paid" && params.to === seat) add(`in ${reason}`, amount);
  }
  const lines = ["in", "out"].flatMap((way) =>
    ORDER.flatMap((reason) => {
      const amount = sums.get(`${way} ${reason}`);
      return amount ? [{ reason: `${way}-${reason}`, amount }] : [];
    }),
  );
  return { start: cash - lines.reduce((sum, { amount }) => sum + amount, 0), lines };
}
