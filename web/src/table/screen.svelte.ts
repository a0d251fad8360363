// Whose eyes this screen is for. Usually one seat's, or everybody's; where several people share the screen it goes from
// one to the next, with a curtain between them: behind it there is a line that is told only what everybody may know.
import { curtain } from "../lib/settings.svelte";
import { Table } from "../lib/table.svelte";

/** Gives the screen to another seat of the reader's; under this name in the context of whatever is on the table. */
export type Pass = (seat: number) => void;
export const PASS = Symbol("pass");

export class Screen {
  table: Table = $state.raw(null!);
  /** Whom the curtain is there for; null while there is none. */
  next: number | null = $state(null);
  #turn = -1;

  constructor(
    readonly id: string,
    /** Seats that this reader plays. */
    readonly mine: number[],
  ) {
    this.table = new Table(id, mine.length === 1 ? { seat: mine[0]! } : "watch");
  }

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** Somebody else's turn has come: cover the table if it is somebody at this screen. */
  follow(): void {
    const { current, isOver } = this.table;
    if (!this.isShared || isOver || current < 0 || current === this.#turn) return;
    this.#turn = current;
    if (this.mine.includes(current) && current !== this.table.seat) this.pass(current);
  }

  /** The screen goes to another seat. */
  pass: Pass = (seat) => {
    if (curtain.value === "off") {
      this.show(seat);
      return;
    }
    this.table.close();
    this.next = seat;
    this.table = new Table(this.id, "watch");
  };

  /** The curtain opens: this seat looks. */
  show(seat: number): void {
    this.table.close();
    this.next = null;
    this.table = new Table(this.id, { seat });
  }

  close(): void {
    this.table.close();
  }
}
