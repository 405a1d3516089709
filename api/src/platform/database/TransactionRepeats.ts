import { setTimeout as pause } from 'node:timers/promises';
import { CommitUnknown } from './DatabaseUnavailable.ts';
import { isFailover } from './isFailover.ts';

/** ms between two looks. */
const AGAIN = 100;
/** Further transactions fail at once: each keeps a request and one of the shell's connections waiting. */
const MOST = 16;

interface Options {
  /** ms from the beginning of a transaction until it is no longer repeated; 0 = it never is. */
  patience: number;
  isAway: () => boolean;
}

export interface RepeatOptions {
  /** Running it again after a commit finds what was done, and does nothing twice. */
  findsItself?: boolean;
}

/** Runs transactions again that failed because the primary changed. */
export class TransactionRepeats {
  readonly #options: Options;
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param attempt runs the transaction; whether it was committed is known, except after a CommitUnknown */
  async run<Result>(attempt: () => Promise<Result>, { findsItself = false }: RepeatOptions = {}): Promise<Result> {
    const end = performance.now() + this.#options.patience;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const isSafe = isFailover(error) || (findsItself && error instanceof CommitUnknown && isFailover(error.cause));
        if (!isSafe || !(await this.#waitForPrimary(end))) throw error;
      }
    }
  }

  /** @returns false when there is none in time */
  async #waitForPrimary(end: number): Promise<boolean> {
    if (performance.now() + AGAIN >= end || this.#waiting >= MOST) return false;
    this.#waiting += 1;
    try {
      do await pause(AGAIN);
      while (this.#options.isAway() && performance.now() < end);
      return performance.now() < end;
    } finally {
      this.#waiting -= 1;
    }
  }
}
