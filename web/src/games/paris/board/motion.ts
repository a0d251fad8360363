// How pieces come: never when the table is opened, only when something happens.
import { backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasts } from "../../../lib/settings.svelte";

/** A piece is laid down; its group should turn round its own middle (class `piece`). */
export function pop(_: Element, { delay = 0, duration = 360 } = {}): TransitionConfig {
  return {
    delay: lasts(delay),
    duration: lasts(duration),
    easing: backOut,
    css: (t) => `transform: scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, Math.max(0, 2 * t))}`,
  };
}
