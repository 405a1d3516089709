/**
 * Runs tasks at a limited rate. Ten thousand slow clients that connected together time out together: refusing them all at
 * once, and accepting their new connections, would block all other clients.
 */
export class Throttle {
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

  /** Runs the task now or in its turn. @returns removes it from the queue */
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
