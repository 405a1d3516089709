/**
 * Does what many ask for in the same moment a few at a time. Ten thousand slow clients that came together are late
 * together: to refuse them all at once, and to take the connections that they open again, would hold up everyone else.
 */
export class Pace {
  readonly #most: number;
  readonly #every: number;
  readonly #waiting = new Set<() => void>();
  #left: number;
  #timer: NodeJS.Timeout | undefined;

  /** At most `most` tasks within `every` ms. */
  constructor(most: number, every: number) {
    this.#most = most;
    this.#every = every;
    this.#left = most;
  }

  /** Runs it now, or when its turn comes. @returns takes it out of the queue */
  run(task: () => void): () => void {
    this.#timer ??= setInterval(this.#tick, this.#every).unref();
    // Set entries are unique: the same function may be asked for twice.
    const entry = () => task();
    this.#waiting.add(entry);
    this.#work();
    return () => void this.#waiting.delete(entry);
  }

  #work(): void {
    for (const task of this.#waiting) {
      if (this.#left === 0) return;
      this.#left--;
      this.#waiting.delete(task);
      task();
    }
  }

  #tick = (): void => {
    const wasIdle = this.#left === this.#most;
    this.#left = this.#most;
    this.#work();
    if (!wasIdle || this.#waiting.size) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  };
}
