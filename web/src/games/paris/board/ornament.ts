// Lines in the manner of 1900.
import { short } from "../signs/shapes";
import type { Point } from "./geometry";

type Pair = [x: number, y: number];

/** A chain of cubic curves through 4, 7, 10 … points, drawn as one shape that swells and dies away. */
export function whip(points: Pair[], from: number, to: number): string {
  const line = flatten(points);
  const [left, right]: [Pair[], Pair[]] = [[], []];
  line.forEach(([x, y], k) => {
    const [[xa, ya], [xb, yb]] = [line[Math.max(0, k - 1)]!, line[Math.min(line.length - 1, k + 1)]!];
    const length = Math.hypot(xb - xa, yb - ya) || 1;
    const t = k / (line.length - 1);
    const swell = 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, t * 1.25));
    const width = ((from + (to - from) * t) / 2) * swell;
    const [dx, dy] = [((yb - ya) / length) * width, ((xb - xa) / length) * width];
    left.push([x - dx, y + dy]);
    right.push([x + dx, y - dy]);
  });
  return `M${[...left, ...right.reverse()].map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

function flatten(points: Pair[]): Pair[] {
  const STEPS = 14;
  const line: Pair[] = [points[0]!];
  for (let k = 0; k + 3 < points.length; k += 3) {
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const sum = (axis: 0 | 1): number => weights.reduce((all, w, m) => all + w * points[k + m]![axis], 0);
      line.push([sum(0), sum(1)]);
    }
  }
  return line;
}

export function leaf(from: Point, to: Point, bulge: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(-(to.y - from.y) / length) * bulge, ((to.x - from.x) / length) * bulge];
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [a, b] = [`${short(from.x)} ${short(from.y)}`, `${short(to.x)} ${short(to.y)}`];
  return `M${a}Q${short(mx + nx)} ${short(my + ny)} ${b}Q${short(mx - nx * 0.2)} ${short(my - ny * 0.2)} ${a}Z`;
}

/** The stem between two districts, standing on the middle and pointing up: what is gold, leaf and bud of it. */
export function stem(): { gilt: string; leaves: string; buds: string } {
  const gilt = [whip([[0, -80], [0, -160], [0, -250], [0, -322]], 3, 1.4)]; // prettier-ignore
  const leaves: string[] = [];
  const buds: string[] = [];
  for (const s of [1, -1]) {
    for (const r of [150, 200, 250]) leaves.push(leaf({ x: 0, y: -r }, { x: 6.5 * s, y: -r - 26 }, 5.5 * s));
    const tendril: Pair[] = [[0, -284], [s, -302], [7 * s, -326], [16 * s, -333], [22 * s, -336], [27 * s, -330], [22.5 * s, -326.5]]; // prettier-ignore
    gilt.push(whip(tendril, 1.5, 1.5));
    buds.push(leaf({ x: 0, y: -308 }, { x: 0, y: -338 }, 8 * s));
  }
  return { gilt: gilt.join(""), leaves: leaves.join(""), buds: buds.join("") };
}

/** Ironwork between the circle and a corner of the sheet; the corner is the origin. */
export function ironwork(): string {
  const arms: [Pair[], number, number][] = [
    [[[0, 392], [0, 320], [14, 262], [62, 206], [96, 166], [104, 132], [84, 116], [66, 102], [44, 118], [54, 138], [60, 150], [76, 146], [74, 132]], 1, 5], // prettier-ignore
    [[[8, 300], [10, 250], [26, 214], [20, 172], [16, 140], [0, 130], [-6, 96]], 1, 3], // prettier-ignore
    [[[30, 246], [52, 226], [70, 222], [92, 196], [108, 178], [118, 170], [132, 172]], 1, 2.5], // prettier-ignore
  ];
  const mirrored = (points: Pair[]): Pair[] => points.map(([x, y]) => [y, x]);
  return arms.map(([points, from, to]) => whip(points, from, to) + whip(mirrored(points), from, to)).join("");
}
