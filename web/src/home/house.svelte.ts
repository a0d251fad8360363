// What the home page knows of the server: the games, how far their rules are prepared, and the reader's tables.
import { games, me } from "../lib/api";
import type { GameInfo, TableInfo } from "../lib/wire.gen";

const WHILE_PREPARING = 500;
const WHILE_AWAY = 4000;
/** Others move while somebody looks at the list. */
const WHILE_HERE = 15_000;

const ORDER: TableInfo["status"][] = ["playing", "waiting", "over", "closed"];

/** Those that wait for the reader first, then those under way, and what is over last. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  const due = (table: TableInfo): number => (table.seats[table.turn]?.mine ? -1 : ORDER.indexOf(table.status));
  return [...tables].sort((one, other) => due(one) - due(other));
}

export class House {
  games: GameInfo[] = $state.raw([]);
  /** Those under way first. */
  tables: TableInfo[] = $state.raw([]);
  state: "looking" | "here" | "away" = $state("looking");

  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    void this.look();
  }

  /** Ask now, and again for as long as there is something to wait for. */
  look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    let wait = WHILE_HERE;
    try {
      if (this.state !== "here" || !this.#preparing) this.tables = inOrder((await me()).tables);
      this.games = await games();
      this.state = "here";
      if (this.#preparing) wait = WHILE_PREPARING;
    } catch {
      this.state = "away";
      wait = WHILE_AWAY;
    }
    if (!this.#closed) this.#timer = setTimeout(this.look, wait);
  };

  get #preparing(): boolean {
    return this.games.some(({ kernels }) => !kernels.ready && !kernels.failed);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
