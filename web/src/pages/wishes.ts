// What is asked of a new table before it is asked: seats that can be added, taken away and given to others.
import type { GameInfo, SeatWish, Timing } from "../lib/wire.gen";

export type How = "here" | "online";
export type Wish = { id: number; kind: SeatWish["kind"]; name: string; level: string };

let made = 0;
export function wish(game: GameInfo, kind: SeatWish["kind"], name = ""): Wish {
  return { id: made++, kind, name, level: game.usual_level };
}

/** Whom a seat may be given to. The first one at an online table is the host's own. */
export function kinds(how: How, seat: number): SeatWish["kind"][] {
  if (how === "here") return ["guest", "bot"];
  return seat === 0 ? ["me"] : ["open", "bot", "guest"];
}

/** As it usually is: two at this screen, or the host and whoever comes. */
export function usual(how: How, game: GameInfo): Wish[] {
  const count = Math.max(2, game.least_players);
  if (how === "here") return Array.from({ length: count }, () => wish(game, "guest"));
  return Array.from({ length: count }, (_, seat) => wish(game, seat ? "open" : "me"));
}

/** Which of the names is missing, if one is; people at one screen are told apart by theirs. */
export function nameless(seats: Wish[]): number {
  return seats.findIndex((seat) => seat.kind === "guest" && !seat.name.trim());
}

/** How long a game waits for somebody who is away, in seconds; 0: for ever. */
export const GRACES = [0, 60, 180, 600, 86_400];
/** Milliseconds that bots take at least; none: as the server has it. */
export const PACES = { quick: 0, usual: null, slow: 2500 } as const;
export type Pace = keyof typeof PACES;

/** Kinds of clocks, and one as people say it: minutes for each move, or for the game with seconds for every turn. */
export const CLOCKS = ["none", "move", "total"] as const;
export type ClockWish = {
  kind: (typeof CLOCKS)[number];
  minutes: number;
  increment: number;
  grace: number;
  level: string;
};

export function timing(clock: ClockWish, bell: number): Timing {
  const counts = clock.kind !== "none";
  return {
    kind: clock.kind,
    seconds: counts ? Math.max(1, Math.round(clock.minutes * 60)) : 0,
    increment: clock.kind === "total" ? Math.max(0, Math.round(clock.increment)) : 0,
    grace: clock.grace,
    level: clock.level,
    bell: Math.max(0, Math.round(bell * 60)),
  };
}
