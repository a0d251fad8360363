// How this browser likes things, beside language and theme.
import { remembered } from "./remembered.svelte";

export const SIZES = ["normal", "large", "largest"] as const;
export type Size = (typeof SIZES)[number];
type Switch = "on" | "off";

/** Of all text. */
export const textSize = remembered<Size>("text-size", "normal");
/** A short sound when it is one's turn, or somebody speaks. */
export const sound = remembered<Switch>("sound", "on");
/** Things that move; who asks the system for less has less in any case. */
export const motion = remembered<Switch>("motion", "on");
/** A note from the browser when it is one's turn and the page is out of sight. */
export const notes = remembered<Switch>("notes", "off");
/** A curtain between several people at this screen. */
export const curtain = remembered<Switch>("curtain", "on");

const less = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(less.matches);
less.addEventListener("change", (event) => (still = event.matches));

export function isStill(): boolean {
  return still || motion.value === "off";
}
