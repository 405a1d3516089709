/** Thrown when so much waits already that nobody would see the end of it. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full.');
  }
}

/** One piece of work at a time, in the order in which it came, and not more than `longest` waiting. */
export class WorkQueue {
  readonly #longest: number;
  #length = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** @throws QueueFull at once, or what the work throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#length > this.#longest) throw new QueueFull();
    this.#length += 1;
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result.finally(() => {
      this.#length -= 1;
    });
  }
}
