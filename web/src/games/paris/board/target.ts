// What a thing does that stands for a choice: it is pointed at, and clicked.
import type { Attachment } from "svelte/attachments";
import type { Picking } from "../../../lib/picking.svelte";

export type Look = ReturnType<Picking["look"]>;

/** The attributes of a shape that is a button as long as it stands for a choice. Tab stops at what comes next, arrow
 *  keys lead to whatever would do as well. */
export function asButton(look: Look, label: string) {
  // Chromium takes any shape that listens for the focus as a tab stop.
  if (!look) return { tabindex: -1 } as const;
  return {
    role: "button",
    tabindex: look === "legal" || look === "picked" ? 0 : -1,
    "aria-label": label,
    "aria-pressed": look === "picked" ? true : undefined,
  } as const;
}

/** For anything with this id, in a page or in an <svg>. */
export function target(picking: Picking, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let touched = false;
    const point = (): void => void (picking.pointed = id);
    const leave = (): void => {
      if (picking.pointed === id) picking.pointed = null;
    };
    const on: [string, (event: never) => void][] = [
      ["pointerenter", (event: PointerEvent) => event.pointerType !== "touch" && point()],
      ["pointerleave", (event: PointerEvent) => event.pointerType !== "touch" && leave()],
      ["pointerdown", (event: PointerEvent) => void (touched = event.pointerType === "touch")],
      ["focus", () => element.matches(":focus-visible") && point()],
      ["blur", () => !touched && leave()],
      [
        "click",
        () => {
          // A finger cannot hover: the first touch shows what the second would do.
          const asks = touched && picking.meant(id) !== null && picking.pointed !== id;
          if (asks) point();
          else picking.click(id);
        },
      ],
      [
        "keydown",
        (event: KeyboardEvent) => {
          // A button does this by itself.
          if (element instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
          event.preventDefault();
          touched = false;
          picking.click(id);
        },
      ],
    ];
    for (const [name, does] of on) element.addEventListener(name, does as EventListener);
    return () => {
      for (const [name, does] of on) element.removeEventListener(name, does as EventListener);
      leave();
    };
  };
}
