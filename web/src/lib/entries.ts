// Which entries of a log count. What was taken back stays there to be read, struck out.
import type { Entry } from "./wire.gen";

/** The numbers of the moves that were taken back. */
export function takenBack(entries: Entry[]): Set<number> {
  const found = new Set<number>();
  for (const [at, { kind, to = -1 }] of entries.entries()) {
    if (kind !== "undo") continue;
    for (const { n, kind: of } of entries.slice(0, at)) if (n > to && of === "move") found.add(n);
  }
  return found;
}

/** All but those. */
export function counted(entries: Entry[]): Entry[] {
  const gone = takenBack(entries);
  return gone.size ? entries.filter(({ n }) => !gone.has(n)) : entries;
}
