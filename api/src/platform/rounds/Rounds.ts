import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@paw/node/createLog.ts';
import type { Database } from '../database/database.ts';
import { isUnavailable } from '../database/DatabaseUnavailable.ts';
import type { Round } from './Round.ts';
import type { RoundsLock } from './RoundsLock.ts';

/** ms between two times. */
const interval = 30_000;

interface Options {
  database: Database;
  /** In their order: a later one may use what an earlier one released. */
  rounds: readonly Round[];
  /** Called when a round queued work. */
  wake: () => void;
  log?: Log;
  /** Where several apis share a database: only the one that has it does the rounds. */
  lock?: Pick<RoundsLock, 'take' | 'release'>;
}

/** Does the rounds of all subjects again and again. */
export class Rounds {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await this.#options.lock?.release();
  }

  /** Runs each round once. A failed one is logged, and the others run unless the database is unavailable. */
  async go(): Promise<void> {
    const { database, rounds, wake, log } = this.#options;
    for (const { name, go } of rounds) {
      try {
        if (await go(database)) wake();
      } catch (error) {
        if (isUnavailable(error)) return;
        log?.error({ err: error, round: name }, 'A round was not finished.');
      }
    }
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    const { lock } = this.#options;
    while (!signal.aborted) {
      if (!lock || (await lock.take())) await this.go();
      await pause(interval, undefined, { signal }).catch(() => {});
    }
  }
}
