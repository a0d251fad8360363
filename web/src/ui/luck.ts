/** A number from 0 to 1 that is always the same for the same place: a drawing's own luck. */
export function luck(...place: number[]): number {
  const mixed = place.reduce((sum, value, index) => sum + value * (12.9898 + 65.2432 * index), 0);
  return Math.abs(Math.sin(mixed) * 43758.5453) % 1;
}
