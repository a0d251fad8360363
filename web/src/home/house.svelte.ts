// What the home page knows of the server: the games, how far their rules are prepared, and the reader's tables.
import { games, me, Refusal } from "../lib/api";
import { Retry } from "../lib/retry";
import type { GameInfo, TableInfo } from "../lib/wire.gen";

const WHILE_PREPARING = 500;
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
  /** Why nothing is to be had of the server: it does not answer, or only that it cannot. */
  problem: "web-away-heading" | "web-table-trouble" = $state("web-away-heading");

  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = new Retry(() => void this.look());
  #closed = false;

  constructor() {
    void this.look();
  }

  /** Ask now, and again for as long as there is something to wait for. */
  look = async (): Promise<void> => {
    this.#stop();
    try {
      if (this.state !== "here" || !this.#preparing) this.tables = inOrder((await me()).tables);
      this.games = await games();
      this.state = "here";
      this.#retry.worked();
      if (!this.#closed)
        this.#timer = setTimeout(() => void this.look(), this.#preparing ? WHILE_PREPARING : WHILE_HERE);
    } catch (error) {
      this.state = "away";
      this.problem = error instanceof Refusal ? "web-table-trouble" : "web-away-heading";
      if (!this.#closed) this.#retry.again();
    }
  };

  get #preparing(): boolean {
    return this.games.some(({ kernels }) => !kernels.ready && !kernels.failed);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#retry.stop();
  }
}
