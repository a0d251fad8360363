// Time that somebody has left, as a clock shows it.
export type Left = { ms: number; minutes: number; seconds: string };

/** What is left of so many milliseconds after so many others. */
export function lastsUntil(left: number, passed: number): Left {
  const ms = Math.max(0, left - passed);
  const whole = Math.ceil(ms / 1000);
  return { ms, minutes: Math.floor(whole / 60), seconds: String(whole % 60).padStart(2, "0") };
}
