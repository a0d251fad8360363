// Names on the board: fewest lines, then whole words, then the largest size; a name that fits nowhere is squeezed.
import { language } from "../../../lib/texts.svelte";

export type Fitted = { rows: string[]; size: number; squeeze: number | null };

const SIZES = [13, 12.5, 12, 11.5];
/** Where a long word may be divided. */
const DIVIDED: Record<string, [string, string]> = {
  Αλεξανδρούπολη: ["Αλεξανδρού-", "πολη"],
  Alexandroupoli: ["Alexandrou-", "poli"],
  Aleksandropolis: ["Aleksandro-", "polis"],
  Θεσσαλονίκη: ["Θεσσαλο-", "νίκη"],
  Σιδηροδρομικός: ["Σιδηρο-", "δρομικός"],
  Κυκλοφορίας: ["Κυκλο-", "φορίας"],
  Einkommensteuer: ["Einkommen-", "steuer"],
  Busbahnhof: ["Bus-", "bahnhof"],
  autobusowy: ["auto-", "busowy"],
};

let pen: CanvasRenderingContext2D | null = null;
/** Counts the faces that have come: what was measured with another one is measured anew. */
let faces = $state(0);
document.fonts.addEventListener("loadingdone", () => faces++);

/** How wide a word is, as the board writes it. */
export function widthOf(text: string, size: number, weight = 600): number {
  void faces;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.55;
  pen.font = `${weight} ${size}px "Source Sans 3 Variable", "Noto Sans Thai Variable", sans-serif`;
  return pen.measureText(text).width;
}

function wordsOf(text: string): { word: string; glue: string }[] {
  // Thai is written without spaces: the browser knows its words, and foreign names say where they can be divided.
  if (language() === "th" && "Segmenter" in Intl) {
    // A letter alone, or one that is not spoken, stays with its syllable.
    const name = text.replace(/(?<!.)(.)\u2060|\u2060(?=.{1,2}\u0e4c)/gu, "$1");
    const [known, ...syllables] = name.split("\u2060");
    const parts = [...new Intl.Segmenter("th", { granularity: "word" }).segment(known!)].map(({ segment }) => segment);
    return [...parts.filter((part) => part.trim()), ...syllables].map((word) => ({ word, glue: "" }));
  }
  return text.split(" ").map((word) => ({ word, glue: " " }));
}

function rowsOf(text: string, room: number, size: number, divide: boolean): string[] {
  const rows: string[] = [];
  for (const { word, glue } of wordsOf(text)) {
    for (const part of (divide && DIVIDED[word]) || [word]) {
      const joined = rows.length ? rows.at(-1)! + glue + part : part;
      if (rows.length && !rows.at(-1)!.endsWith("-") && widthOf(joined, size) <= room) rows[rows.length - 1] = joined;
      else rows.push(part);
    }
  }
  return rows;
}

export function fit(text: string, room: number, most = 3, sizes = SIZES): Fitted {
  for (let lines = 1; lines <= most; lines++) {
    for (const divide of [false, true]) {
      for (const size of sizes) {
        const rows = rowsOf(text, room, size, divide);
        if (rows.length <= lines && rows.every((row) => widthOf(row, size) <= room))
          return { rows, size, squeeze: null };
      }
    }
  }
  const size = sizes.at(-1)!;
  return { rows: rowsOf(text, room, size, true).slice(0, most), size, squeeze: room };
}

/** Three letters for a name, where there is no room for more. */
export function code(name: string): string {
  const plain = name.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  if (language() !== "th") return plain.slice(0, 3).toUpperCase();
  const letters = [...new Intl.Segmenter("th", { granularity: "grapheme" }).segment(name.replaceAll("\u2060", ""))];
  return letters
    .slice(0, 3)
    .map(({ segment }) => segment)
    .join("");
}
