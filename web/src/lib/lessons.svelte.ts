// Lessons: what is explained at the table the first time it comes, and which of it this browser has shown already.
import { remembered } from "./remembered.svelte";
import type { Ask } from "./asked";

/** Named by its message; `fits` says whether it explains something about a question. */
export type Lesson<Scene> = { id: string; rule: string; fits: (ask: Ask, scene: Scene) => boolean };

/** Whether a question can be answered in one of these ways. */
export const has = (ask: Ask, ...kinds: string[]): boolean => ask.choices.some(({ kind }) => kinds.includes(kind));

const wish = remembered<"on" | "off">("lessons", "on");
const learnt = remembered<string>("learnt", "");

/** Whether there are any; who turns them on again has them from the beginning. */
export const lessons = {
  get value() {
    return wish.value;
  },
  set value(next: "on" | "off") {
    if (next === "on") learnt.value = "";
    wish.value = next;
  },
};

export function isLearnt(id: string): boolean {
  return learnt.value.split(" ").includes(id);
}

export function learn(id: string): void {
  if (!isLearnt(id)) learnt.value = `${learnt.value} ${id}`.trim();
}

/** Have a game explained, whatever was learnt of it before. */
export function learnAnew(game: string): void {
  wish.value = "on";
  const others = learnt.value.split(" ").filter((id) => !id.startsWith(`${game}-`));
  learnt.value = others.join(" ");
}
