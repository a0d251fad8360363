// Day or night: as the system has it, until somebody chooses.
import { remembered } from "./remembered.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const night = matchMedia("(prefers-color-scheme: dark)");
export const theme = remembered<Theme>("theme", "system");
let system = $state(night.matches);
night.addEventListener("change", (event) => (system = event.matches));

export function isDark(): boolean {
  return theme.value === "system" ? system : theme.value === "dark";
}

export function toggleTheme(): void {
  theme.value = isDark() ? "light" : "dark";
}
