// Parts of the client that are fetched when somebody goes there. Where that fails it is tried again until it works.
import { persist } from "./retry";

/** Milliseconds in which a page is not loaded anew twice: what is missing may be missing for good. */
const ONCE_IN = 30_000;
const RELOADED = "cadastre.reloaded";

let stuck = $state(false);

/** Whether something that should be on the page could not be fetched yet. */
export const isStuck = (): boolean => stuck;

export function lazily<T>(load: () => Promise<T>): Promise<T> {
  let failed = false;
  const attempt = async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      // Many browsers remember for as long as a page is open that a script was not to be had.
      if (failed && (await isThere())) reload();
      failed = true;
      throw error;
    }
  };
  return new Promise((resolve) => {
    const found = (part: T): void => {
      if (stuck) renewStyles();
      stuck = false;
      resolve(part);
    };
    persist(attempt, found, () => (stuck = true));
  });
}

/** Whether this very page could be loaded now. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

function reload(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return; // nobody could tell whether it has been tried before
  }
  location.reload();
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
