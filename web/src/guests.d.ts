// What vite.config.ts makes of the folders in GUESTS; without any, both are empty.
declare module "virtual:guests" {
  /** By name. */
  export const games: Record<string, import("./lib/games").GameModule>;
  /** By path: game/locale/language/file. */
  export const catalogues: Record<string, () => Promise<string>>;
}
