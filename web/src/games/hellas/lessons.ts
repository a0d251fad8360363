// What a newcomer to Hellas is told, in the order in which it matters.
import { has, type Lesson } from "../../lib/lessons.svelte";
import type { Scene } from "./wire";

export const LESSONS: Lesson<Scene>[] = [
  { id: "hellas-lesson-goal", rule: "H10.4", fits: () => true },
  { id: "hellas-lesson-custody", rule: "H5.5", fits: (ask) => has(ask, "fine", "acquit") },
  { id: "hellas-lesson-throw", rule: "H2.1", fits: (ask) => has(ask, "throw") },
  { id: "hellas-lesson-buy", rule: "H3.1", fits: (ask) => has(ask, "buy") },
  { id: "hellas-lesson-auction", rule: "H3.2", fits: (ask) => has(ask, "bid", "bid_at") },
  { id: "hellas-lesson-answer", rule: "H8.2", fits: (_, { phase }) => phase === "answer" },
  { id: "hellas-lesson-debt", rule: "H10.1", fits: (_, { phase }) => phase === "debt" },
  { id: "hellas-lesson-choice", rule: "H7.3", fits: (ask) => has(ask, "choose") },
  { id: "hellas-lesson-vote", rule: "H10.4", fits: (_, { phase }) => phase === "vote" },
  { id: "hellas-lesson-claim", rule: "H4.5", fits: (ask) => has(ask, "claim") },
  { id: "hellas-lesson-build", rule: "H6.1", fits: (ask) => has(ask, "build") },
  { id: "hellas-lesson-trade", rule: "H8.1", fits: (ask) => has(ask, "offer") },
  { id: "hellas-lesson-mortgage", rule: "H7.1", fits: (ask) => has(ask, "mortgage") },
  { id: "hellas-lesson-end", rule: "H2.5", fits: (ask) => has(ask, "end_turn") },
];
