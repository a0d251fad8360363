// Outlines that several pieces share, round the origin.

/** Without more digits than a screen can show. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A mansard roof with eaves and two chimneys. */
export function roof(width: number, height: number): string {
  const [left, right, top, eaves] = [-width / 2, width / 2, -height / 2, -height / 2 + height * 0.23];
  const [over, slope, chimney] = [width * 0.03, width * 0.13, width * 0.067];
  const chimneys = [0.24, 0.66].map(
    (at) => `H${short(left + width * at)}v${short(-chimney)}h${short(width * 0.1)}v${short(chimney)}`,
  );
  return [
    `M${short(left - over)} ${short(eaves)}L${short(left + slope * 0.55)} ${short(top + 2)}`,
    `Q${short(left + slope * 0.75)} ${short(top)} ${short(left + slope * 1.3)} ${short(top)}`,
    ...chimneys,
    `H${short(right - slope * 1.3)}Q${short(right - slope * 0.75)} ${short(top)} ${short(right - slope * 0.55)} ${short(top + 2)}`,
    `L${short(right + over)} ${short(eaves)}Z`,
  ].join("");
}

/** A Paris house: roof and wall. */
export function house(width: number, height: number): string {
  const [left, right, bottom, eaves] = [-width / 2, width / 2, height / 2, -height / 2 + height * 0.23];
  const wall = [
    `H${short(right)}V${short(bottom - 3)}Q${short(right)} ${short(bottom)} ${short(right - 3)} ${short(bottom)}`,
    `H${short(left + 3)}Q${short(left)} ${short(bottom)} ${short(left)} ${short(bottom - 3)}V${short(eaves)}Z`,
  ];
  return roof(width, height).slice(0, -1) + wall.join("");
}

/** A ticket with notched corners, as the end-game tiles have. */
export function ticket(x: number, y: number, width: number, height: number): string {
  const n = width * 0.13;
  return [
    `M${short(x + n)} ${short(y)}H${short(x + width - n)}q0 ${short(n)} ${short(n)} ${short(n)}`,
    `V${short(y + height - n)}q${short(-n)} 0 ${short(-n)} ${short(n)}`,
    `H${short(x + n)}q0 ${short(-n)} ${short(-n)} ${short(-n)}V${short(y + n)}q${short(n)} 0 ${short(n)} ${short(-n)}Z`,
  ].join("");
}
