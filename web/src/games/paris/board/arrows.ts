// Arrow keys on the board: on to the nearest thing that way which may be clicked.
import type { Point } from "./geometry";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What is less far that way than this lies here as well. */
const HERE = 5;

/** The middle of something on the screen. */
export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The thing that an arrow key leads to from here; null where it leads nowhere, or is no arrow key. */
export function onward(board: SVGSVGElement, key: string, from: Point): SVGElement | null {
  const way = WAYS[key];
  if (!way) return null;
  let [best, least]: [SVGElement | null, number] = [null, Infinity];
  for (const one of board.querySelectorAll<SVGElement>(".legal, .within, .picked")) {
    const to = middleOf(one);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * way.x + y * way.y;
    // What lies aside is farther than it looks.
    const far = along + 2 * Math.abs(x * way.y + y * way.x);
    if (along > HERE && far < least) [best, least] = [one, far];
  }
  return best;
}
