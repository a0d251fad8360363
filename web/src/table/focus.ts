// Whoever plays by keyboard stays at the table: when what they stood on is gone or can no longer be chosen, they stand
// on the same thing anew, or on the part of the table that it belonged to (`data-room`), or on the first there is.
import { byKeyboard } from "../ui/keyboard";

const ROOM = "[data-room]";
const WATCHED = { subtree: true, childList: true, attributeFilter: ["tabindex", "disabled"] };

export function keepFocus(table: HTMLElement): () => void {
  let room: HTMLElement | null = null;
  let id = "";
  let due = 0;

  function remember({ target }: FocusEvent): void {
    room = (target as HTMLElement).closest<HTMLElement>(ROOM);
    id = (target as HTMLElement).dataset.id ?? "";
  }

  function look(): void {
    due = 0;
    if (!byKeyboard() || (document.activeElement ?? document.body) !== document.body) return;
    const same = id ? [...table.querySelectorAll<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)] : [];
    for (const one of [...same, room, table.querySelector<HTMLElement>(ROOM)]) {
      one?.focus({ preventScroll: true });
      if (document.activeElement === one) return;
    }
  }

  // The browser itself notices only when it draws that something in focus takes none any more.
  const soon = (): void => void (due ||= requestAnimationFrame(() => (due = window.setTimeout(look))));
  const changes = new MutationObserver(soon);
  table.addEventListener("focusin", remember);
  changes.observe(table, WATCHED);
  soon();
  return () => {
    table.removeEventListener("focusin", remember);
    changes.disconnect();
  };
}
