// What seats are called: a person by their name, a bot by its letter, and somebody without a name by a letter too.
import type { Params } from "./texts.svelte";
import type { TableInfo } from "./wire.gen";

type Speak = (id: string, params?: Params) => string;

/** What marks a seat whose person has no name. */
export const LETTERS = "ABCDEFGH";

/** Everybody at a table; whoever has one seat alone is spoken to. */
export function seatNames(info: TableInfo, t: Speak): string[] {
  const alone = mySeats(info).length === 1;
  return info.seats.map((seat, index) => {
    if (seat.kind === "bot") return t("web-bot", { index });
    if (seat.mine && alone) return t("web-you");
    return seat.name || t("play-person", { mark: LETTERS[index]! });
  });
}

/** Seats that this reader plays: their own, and others' at this screen. */
export function mySeats(info: TableInfo): number[] {
  return info.seats.flatMap((seat, index) => (seat.mine ? index : []));
}
