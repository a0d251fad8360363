// Day or night: as the system has it, until somebody chooses.
import { remembered } from "./remembered.svelte";

type Theme = "system" | "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");
const chosen = remembered<Theme>("theme", "system");
let system = $state(night.matches);
night.addEventListener("change", (event) => (system = event.matches));

export function isDark(): boolean {
  return chosen.value === "system" ? system : chosen.value === "dark";
}

export function toggleTheme(): void {
  chosen.value = isDark() ? "light" : "dark";
}
