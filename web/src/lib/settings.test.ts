import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learn, learnAnew, lessons, isLearnt } from "./lessons.svelte";
import { remembered } from "./remembered.svelte";
import { lasts, motion, tempo } from "./settings.svelte";
import { isDark, theme, toggleTheme } from "./theme.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a setting is what was chosen last, here and the next time", () => {
  const first = remembered<string>("colour", "red");
  expect(first.value).toBe("red");
  first.value = "blue";
  expect(remembered<string>("colour", "red").value).toBe("blue");
});

test("where nothing can be stored, settings hold as long as the page", () => {
  const closed = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  const one = remembered<string>("colour", "red");
  expect(one.value).toBe("red");
  one.value = "blue";
  expect(one.value).toBe("blue");
});

test("movements last as long as the reader likes", () => {
  const heard = (["off", "quick", "normal", "slow"] as const).map((value) => {
    motion.value = value;
    return lasts(400);
  });
  expect(heard).toEqual([0, 200, 400, 800]);
});

test("a tempo that nobody knows is the usual one", () => {
  motion.value = "frantic" as "quick";
  expect(tempo()).toBe("normal");
  motion.value = "normal";
});

test("the theme is the system's until somebody chooses", () => {
  expect(theme.value).toBe("system");
  const system = isDark();
  toggleTheme();
  expect(isDark()).toBe(!system);
  toggleTheme();
  expect(isDark()).toBe(system);
});

test("a lesson is learnt once; who wants lessons again has them from the beginning", () => {
  learn("chess-lesson-goal");
  learn("chess-lesson-goal");
  learn("go-lesson-goal");
  expect(isLearnt("chess-lesson-goal")).toBe(true);
  expect(isLearnt("chess-lesson")).toBe(false);
  expect(localStorage.getItem("cadastre.learnt")).toBe("chess-lesson-goal go-lesson-goal");
  lessons.value = "off";
  expect(isLearnt("chess-lesson-goal")).toBe(true);
  lessons.value = "on";
  expect(isLearnt("chess-lesson-goal")).toBe(false);
});

test("one game is explained anew without the other", () => {
  learn("chess-lesson-goal");
  learn("go-lesson-goal");
  lessons.value = "off";
  learnAnew("chess");
  expect(lessons.value).toBe("on");
  expect(isLearnt("chess-lesson-goal")).toBe(false);
  expect(isLearnt("go-lesson-goal")).toBe(true);
});
