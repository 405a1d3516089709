/** Thrown when too much work waits already. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full.');
  }
}

interface Job {
  /** The lowest is next. */
  turn: number;
  askers: readonly string[];
  start: () => Promise<void>;
  refuse: () => void;
}

/**
 * One piece of work at a time. Each asker's work gets later and later turns, so that someone who asks once is served
 * before the second piece of someone who asks a hundred times (start-time fair queuing). When the queue is full, the
 * piece with the latest turn is refused: it belongs to the asker who fills the queue.
 */
export class WorkQueue {
  readonly #longest: number;
  readonly #longestOfOne: number;
  #waiting: Job[] = [];
  #turns = new Map<string, number>();
  #turn = 0;
  #isBusy = false;

  /** @param longest how many wait at most, and `longestOfOne` how many of one asker */
  constructor(longest: number, longestOfOne = longest) {
    this.#longest = longest;
    this.#longestOfOne = longestOfOne;
  }

  /**
   * @param askers for whom it is: an account, an address on the network. None = in the order in which it came
   * @throws QueueFull at once or while it waits, or what the work throws
   */
  run<Result>(work: () => Promise<Result>, askers: readonly string[] = []): Promise<Result> {
    const turn = Math.max(this.#turn, ...askers.map((asker) => this.#turns.get(asker) ?? 0)) + 1;
    if (!this.#hasRoom(turn, askers)) return Promise.reject(new QueueFull());
    for (const asker of askers) this.#turns.set(asker, turn);
    return new Promise((resolve, reject) => {
      const start = () => work().then(resolve, reject);
      this.#waiting.push({ turn, askers, start, refuse: () => reject(new QueueFull()) });
      this.#next();
    });
  }

  /** How many askers it remembers: those whose last turn is still to come. */
  get remembered(): number {
    return this.#turns.size;
  }

  /** A passed turn has no effect. Under attack the queue may stay filled for days. */
  #forgetPast(): void {
    for (const [asker, turn] of this.#turns) if (turn <= this.#turn) this.#turns.delete(asker);
  }

  #hasRoom(turn: number, askers: readonly string[]): boolean {
    const ofOne = (asker: string) => this.#waiting.filter((job) => job.askers.includes(asker)).length;
    if (askers.some((asker) => ofOne(asker) >= this.#longestOfOne)) return false;
    if (this.#waiting.length < this.#longest) return true;
    const latest = this.#waiting.findLast((job) => job.turn === Math.max(...this.#waiting.map((each) => each.turn)));
    if (!latest || latest.turn <= turn) return false;
    this.#waiting = this.#waiting.filter((job) => job !== latest);
    latest.refuse();
    return true;
  }

  #next(): void {
    if (this.#isBusy) return;
    const turn = Math.min(...this.#waiting.map((job) => job.turn));
    const job = this.#waiting.find((each) => each.turn === turn);
    if (!job) {
      this.#turns.clear();
      return;
    }
    this.#waiting = this.#waiting.filter((each) => each !== job);
    this.#turn = job.turn;
    this.#forgetPast();
    this.#isBusy = true;
    void job.start().finally(() => {
      this.#isBusy = false;
      this.#next();
    });
  }
}
