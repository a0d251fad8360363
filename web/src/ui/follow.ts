import { go } from "../lib/route.svelte";

/** Follow a link of ours without loading the page anew; a new tab or window is still the browser's business. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, hash } = new URL(event.currentTarget.href);
  go(pathname + hash);
}
