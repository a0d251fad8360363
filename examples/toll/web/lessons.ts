// What a newcomer to Toll is told, in the order in which it matters.
import { has, type Lesson } from "$house/lib/lessons.svelte";
import type { Scene } from "./wire";

export const LESSONS: Lesson<Scene>[] = [
  { id: "toll-lesson-goal", rule: "T4.3", fits: () => true },
  { id: "toll-lesson-claim", rule: "T3.1", fits: (ask) => has(ask, "claim") },
  { id: "toll-lesson-throw", rule: "T2.1", fits: (ask) => has(ask, "throw") },
];
