// All that the house takes from here; table and board are fetched when somebody goes there.
import type { GameModule } from "$house/lib/games";
import Emblem from "./poster/Emblem.svelte";
import Poster from "./poster/Poster.svelte";
import Sign from "./poster/Sign.svelte";
import "./theme.css";

export default {
  letter: "T",
  Poster,
  Emblem,
  Sign,
  table: () => import("./Table.svelte"),
  board: () => import("./Tv.svelte"),
} satisfies GameModule;
