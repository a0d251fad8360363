// Trying again what a passing fault has stopped.
import { mayPass } from "./errors";

const FIRST = 250;
const LAST = 15_000;

export class Retry {
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new AbortController();

  constructor(readonly attempt: () => void) {}

  /** Whether it has not worked of late. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /**
   * Try after a pause that grows from one time to the next, and is never quite the same: not everybody comes back at
   * once. A browser that is online again, or a page that is looked at again, does not wait.
   */
  again(): void {
    this.stop();
    const pause = Math.min(LAST, FIRST * 2 ** this.#failures++);
    this.#timer = setTimeout(this.#now, pause * (0.75 + Math.random() / 2));
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    window.addEventListener("online", this.#now, { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#now(), { signal });
  }

  /** It has worked: the next pause is short. */
  worked(): void {
    this.#failures = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.abort();
  }

  #now = (): void => {
    this.stop();
    this.attempt();
  };
}

/** Ask until there is an answer, or none to be hoped for; how to stop. `failed` is told of what is in the way. */
export function persist<T>(
  ask: () => Promise<T>,
  take: (found: T) => void,
  failed: (error: unknown) => void = () => {},
): () => void {
  let stopped = false;
  const attempt = async (): Promise<void> => {
    try {
      const found = await ask();
      if (!stopped) take(found);
    } catch (error) {
      if (stopped) return;
      failed(error);
      if (mayPass(error)) retry.again();
    }
  };
  const retry = new Retry(() => void attempt());
  void attempt();
  return () => {
    stopped = true;
    retry.stop();
  };
}
