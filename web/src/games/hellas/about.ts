// Which square's deed lies beside the board.
import type { Hand } from "./hand.svelte";
import type { Scene } from "./wire";

/** What is looked at, what was asked for, what is being decided about, or where the reader stands. */
export function about(scene: Scene, hand: Hand): number {
  const decided = scene.purchase?.deed ?? scene.auction?.deed ?? scene.choice?.deed;
  const square = scene.spaces.findIndex(({ deed }) => deed && deed.id === decided);
  const reader = scene.seats[scene.seat >= 0 ? scene.seat : Math.max(scene.on_turn, 0)]!;
  return hand.hovered ?? (square >= 0 ? square : (hand.shown ?? reader.space));
}
