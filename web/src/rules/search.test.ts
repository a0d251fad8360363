import { expect, test } from "vitest";
import { searched, type Chapter } from "./book";
import { matches, pieces, terms } from "./search";

test.each([
  ["Κλειδί", "κλειδι"],
  ["ΛΟΓΟΣ", "λόγος"],
  ["Straße", "strasse"],
  ["Złoto", "zloto"],
  ["L’Opéra", "l'opera"],
  ["โรงแรม", "แรม"],
])("%s is found by %s", (text, query) => {
  expect(matches(text, terms(query))).toBe(true);
});

test("signs above Thai letters are letters", () => {
  expect(matches("ไม้", terms("ไม"))).toBe(true);
  expect(matches("ไม", terms("ไม้"))).toBe(false);
});

test("all words must be there, anywhere", () => {
  expect(matches("a key on a bank", terms("ban  KEY"))).toBe(true);
  expect(matches("a key on a bank", terms("key house"))).toBe(false);
  expect(terms("   ")).toEqual([]);
});

test("what was found is marked in the text as it is written", () => {
  expect(pieces("Die Straße", terms("strasse"))).toEqual([
    { text: "Die ", found: false },
    { text: "Straße", found: true },
  ]);
  expect(pieces("Οδός", terms("δο"))).toEqual([
    { text: "Ο", found: false },
    { text: "δό", found: true },
    { text: "ς", found: false },
  ]);
  expect(pieces("plain", [])).toEqual([{ text: "plain", found: false }]);
});

test("finds that overlap are one", () => {
  expect(pieces("banana", terms("ana"))).toEqual([
    { text: "b", found: false },
    { text: "anana", found: true },
  ]);
});

const BOOK: Chapter[] = [
  {
    id: "P1",
    heading: "Aim",
    about: "What wins",
    rules: [{ id: "P1.1", text: "Points win", example: "", rows: [], ruling: false }],
  },
  {
    id: "P2",
    heading: "Pieces",
    about: "",
    rules: [
      {
        id: "P2.1",
        text: "There are tiles",
        example: "",
        rows: [
          { name: "Wood", text: "for an 8" },
          { name: "Gold", text: "prestige" },
        ],
        ruling: false,
      },
    ],
  },
];

test("a book shows whole rules, or of their lists the rows that were looked for", () => {
  expect(searched(BOOK, [])).toBe(BOOK);
  const [pieces] = searched(BOOK, terms("gold"));
  expect(pieces!.id).toBe("P2");
  expect(pieces!.rules[0]!.rows).toEqual([{ name: "Gold", text: "prestige" }]);
  expect(searched(BOOK, terms("tiles"))[0]!.rules[0]!.rows).toHaveLength(2);
  expect(searched(BOOK, terms("P1.1")).map(({ id }) => id)).toEqual(["P1"]);
  expect(searched(BOOK, terms("what wins"))).toMatchObject([{ id: "P1", rules: [] }]);
  expect(searched(BOOK, terms("nothing"))).toEqual([]);
});
