// How this browser likes things, beside language and theme.
import { remembered } from "./remembered.svelte";

export const SIZES = ["normal", "large", "largest"] as const;
export type Size = (typeof SIZES)[number];
export const MOTIONS = ["off", "quick", "normal", "slow"] as const;
export type Motion = (typeof MOTIONS)[number];
type Switch = "on" | "off";

/** Of all text. */
export const textSize = remembered<Size>("text-size", "normal");
/** A short sound when it is one's turn, or somebody speaks. */
export const sound = remembered<Switch>("sound", "on");
/** How fast things move; who asks the system for less has none in any case. */
export const motion = remembered<Motion>("motion", "normal");
/** A note from the browser when it is one's turn and the page is out of sight. */
export const notes = remembered<Switch>("notes", "off");
/** A curtain between several people at this screen. */
export const curtain = remembered<Switch>("curtain", "on");

const less = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(less.matches);
less.addEventListener("change", (event) => (still = event.matches));

/** How fast things move now; the styles take theirs from it too, as `--tempo`. */
export function tempo(): Motion {
  return still ? "off" : motion.value in FACTORS ? motion.value : "normal";
}

const FACTORS: Record<Motion, number> = { off: 0, quick: 0.5, normal: 1, slow: 2 };

/** How long a movement lasts that usually takes so many milliseconds. */
export function lasts(usual: number): number {
  return usual * FACTORS[tempo()];
}
