// What a newcomer to Paris is told, in the order in which it matters.
import { has, type Lesson } from "../../lib/lessons.svelte";
import type { Ask } from "../../lib/asked";
import type { Scene } from "./wire";

const buys = (ask: Ask, scene: Scene): boolean =>
  ask.choices.some(
    ({ kind, clicks }) => kind === "move" && scene.landmarks.some(({ id }) => clicks.includes(`place:${id}`)),
  );

export const LESSONS: Lesson<Scene>[] = [
  { id: "paris-lesson-goal", rule: "P9.3", fits: () => true },
  { id: "paris-lesson-draw", rule: "P3.1", fits: (ask) => has(ask, "draw") },
  { id: "paris-lesson-place", rule: "P4.1", fits: (ask) => has(ask, "key") },
  { id: "paris-lesson-bonus", rule: "P7.1", fits: (ask) => has(ask, "bonus") },
  { id: "paris-lesson-pay", rule: "P5.6", fits: (ask) => has(ask, "pay") },
  { id: "paris-lesson-give", rule: "P5.8", fits: (ask) => has(ask, "give") },
  { id: "paris-lesson-vp-tile", rule: "P5.9", fits: (ask) => has(ask, "vp_tile") },
  { id: "paris-lesson-search", rule: "P6.1", fits: (ask) => has(ask, "search") },
  { id: "paris-lesson-move", rule: "P5.1", fits: (ask) => has(ask, "move") },
  { id: "paris-lesson-landmark", rule: "P5.4", fits: buys },
  { id: "paris-lesson-held", rule: "P7.3", fits: (ask) => has(ask, "use") },
  { id: "paris-lesson-trade", rule: "P8.1", fits: (ask) => has(ask, "sell", "buy") },
  { id: "paris-lesson-done", rule: "P3.5", fits: (ask) => has(ask, "end_turn") && ask.choices.length > 1 },
];
