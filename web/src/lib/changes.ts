// What the server tells of a scene to a reader who has the one before: the new value, or under "~" the fields or places
// of a list that have changed. Whatever has not changed stays the same object, so that nothing of it is drawn again.
const MARK = "~";

type Parts = Record<string, unknown>;

export function changed(before: unknown, change: unknown): unknown {
  const parts = partsOf(change);
  if (!parts) return change;
  const after: Parts | unknown[] = Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Parts) };
  for (const [name, part] of Object.entries(parts)) {
    (after as Parts)[name] = changed((before as Parts)[name], part);
  }
  return after;
}

function partsOf(change: unknown): Parts | null {
  const isPart = typeof change === "object" && change !== null && MARK in change;
  return isPart ? ((change as Parts)[MARK] as Parts) : null;
}
