// Parts of the client that are fetched when somebody goes there. Where that fails it is tried again until it works.
import { persist } from "./retry";

let stuck = $state(false);

/** Whether something that should be on the page could not be fetched yet. */
export const isStuck = (): boolean => stuck;

export function lazily<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    const found = (part: T): void => {
      if (stuck) renewStyles();
      stuck = false;
      resolve(part);
    };
    persist(load, found, () => (stuck = true));
  });
}

// Scripts are fetched again by themselves, but a stylesheet is asked for once, and then taken to be there.
const missing = new Set<HTMLLinkElement>();
document.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missing.add(target);
  },
  true,
);

function renewStyles(): void {
  for (const link of missing) link.replaceWith(link.cloneNode());
  missing.clear();
}
