import { beforeEach, expect, test } from "vitest";
import { BOOKS } from "./games";
import { enter, known, language, LANGUAGES, speak, speaker } from "./texts.svelte";

const { t, say, tell } = speaker(() => ["Maria", "Nikos"]);

beforeEach(() => speak("en"));

test("all five languages are there, and a page says which it speaks", async () => {
  const names = { en: "English", de: "Deutsch", pl: "Polski", el: "Ελληνικά", th: "ไทย" };
  expect(Object.entries(LANGUAGES)).toEqual(Object.entries(names));
  const heard = new Set<string>();
  for (const code of Object.keys(LANGUAGES)) {
    await speak(code);
    expect(document.documentElement.lang).toBe(code);
    expect(localStorage.getItem("cadastre.language")).toBe(code);
    heard.add(t("web-you"));
  }
  expect(heard.size).toBe(5);
});

test("every language has a plural of its own", async () => {
  const forms = (counts: number[]): string[] => counts.map((count) => t("web-list-free", { count }));
  const spoken: Record<string, string[]> = {};
  for (const code of Object.keys(LANGUAGES)) {
    await speak(code);
    spoken[code] = forms([1, 2, 5, 22]).map((text) => text.replace(/\d+/, "#"));
  }
  expect(new Set(spoken.en).size).toBe(2);
  expect(spoken.en![1]).toBe(spoken.en![2]);
  // One, a few, many, and a few again at 22.
  expect(new Set(spoken.pl).size).toBe(3);
  expect(spoken.pl![1]).toBe(spoken.pl![3]);
  expect(new Set(spoken.th).size).toBe(1);
});

test("a message can have another in it, a seat, and a list", () => {
  expect(tell({ is: "seat", seat: 2 })).toBe("3");
  const list = tell({ is: "all", all: [7, { is: "seat", seat: 1 }, { is: "said", id: "web-you" }] });
  expect(list).toBe(`7, Nikos, ${t("web-you")}`);
});

test("an unknown message is an error, unless it brings words of its own", () => {
  expect(() => t("no-such-message")).toThrow("en: no message no-such-message");
  expect(say({ is: "said", id: "no-such-message", otherwise: "as it was" })).toBe("as it was");
});

test("a parameter that is missing is an error, not a gap in a sentence", () => {
  expect(() => t("web-list-free")).toThrow(/web-list-free/);
});

test("rulebooks lie apart until somebody reads", async () => {
  const chapters = [...BOOKS.values()].map((letter) => `rules-${letter.toLowerCase()}1`);
  const apart = ["rules-page-title", ...chapters];
  expect(apart.flatMap(known)).toEqual([]);
  await enter("rules");
  for (const id of apart) expect(known(id)).toContain(id);
  await speak("th");
  for (const id of apart) expect(known(id)).toContain(id);
  expect(language()).toBe("th");
});
