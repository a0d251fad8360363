// Searching as readers expect it: case and accents don't matter, and whatever they type is found anywhere in a word.

const ALIKE: Record<string, string> = { ł: "l", ß: "ss", ς: "σ", ø: "o", æ: "ae", œ: "oe", "’": "'" };

/** A text as it is compared, and for each of its letters where that one stands in the original. */
function folded(text: string): { text: string; at: number[] } {
  let plain = "";
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    // Only the accents of Latin and Greek: the signs above and below Thai letters are letters themselves. What only
    // keeps a name together is not read.
    const bare = letter
      .toLowerCase()
      .normalize("NFD")
      .replace(/[\u0300-\u036f\u2060]/g, "");
    for (const one of ALIKE[bare] ?? bare) {
      plain += one;
      for (let k = 0; k < one.length; k++) at.push(index);
    }
    index += letter.length;
  }
  at.push(index);
  return { text: plain, at };
}

/** The words of a query. */
export function terms(query: string): string[] {
  return folded(query).text.split(/\s+/).filter(Boolean);
}

/** Whether all words are in a text. */
export function matches(text: string, words: string[]): boolean {
  const { text: plain } = folded(text);
  return words.every((word) => plain.includes(word));
}

export type Piece = { text: string; found: boolean };

/** A text cut into what was looked for and what was not. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, found: false }];
  const { text: plain, at } = folded(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + 1)) {
      found.fill(true, at[from], at[from + word.length]);
    }
  }
  const cut: Piece[] = [];
  for (let k = 0; k < text.length; k++) {
    const last = cut.at(-1);
    if (last && last.found === found[k]) last.text += text[k];
    else cut.push({ text: text[k]!, found: found[k]! });
  }
  return cut;
}
