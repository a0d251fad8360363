// What a guest brings is found beside what the house has.
import { expect, test, vi } from "vitest";
import { BOOKS, drawings } from "./games";
import { enter, known, speak, speaker } from "./texts.svelte";

/** A game of the house. */
const OURS = vi.hoisted(() =>
  Object.keys(import.meta.glob("../games/*/index.ts"))[0]!
    .split("/")
    .at(-2)!,
);

vi.mock("virtual:guests", () => ({
  games: { toy: { letter: "Y" }, [OURS]: { letter: "?" } },
  catalogues: {
    "toy/locale/en/toy.ftl": () =>
      Promise.resolve(
        "toy-title = Toy\ntoy-balls = { $count ->\n [one] { $count } ball\n *[other] { $count } balls\n }",
      ),
    "toy/locale/en/rules/rulebook.ftl": () => Promise.resolve("rules-y1 = The start"),
    "toy/locale/de/toy.ftl": () => Promise.resolve("toy-title = Spielzeug"),
  },
}));

const { t } = speaker();

test("its drawings are found, and nothing of ours can be replaced", () => {
  expect(drawings("toy")?.letter).toBe("Y");
  expect(BOOKS.get(OURS)).toMatch(/^[A-Z]$/);
  expect(BOOKS.get("toy")).toBe("Y");
});

test("a language that it does not speak is told in English, and everything else in that language", async () => {
  await speak("de");
  expect(t("toy-title")).toBe("Spielzeug");
  const german = t("web-you");
  await speak("th");
  expect(t("toy-title")).toBe("Toy");
  expect(t("web-you")).not.toBe(german);
  // Thai has one form for every number, English has not.
  expect(t("toy-balls", { count: 1 })).toBe("1 ball");
});

test("its rulebook lies apart until somebody reads", async () => {
  await speak("pl");
  expect(known("rules-y1")).toEqual([]);
  await enter("rules");
  expect(known("rules-y1")).toEqual(["rules-y1"]);
});
