import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@paw/node/createLog.ts';
import type { Database } from '../database/database.ts';
import { NeverWorks } from './queueWork.ts';
import { type ClaimedWork, outboxQueries } from './outboxQueries.ts';
import { mostTries, retryDelay } from './retryDelay.ts';

interface Options {
  database: Database;
  kind: 'mail' | 'payment';
  /** Does one piece of work. It may be done again after it succeeded, when the success could not be stored. */
  work: (claimed: ClaimedWork) => Promise<void>;
  log?: Log;
  /** ms that one try may take; then it counts as failed, and its lease ends a little later. */
  limit: number;
  /** Pieces in hand at once. */
  atOnce?: number;
  /** ms between two looks at the table while there is nothing to do. */
  interval?: number;
}

/**
 * Does what waits in the outbox, in any number of processes at once, each piece in one of them. A process that dies
 * leaves its leases, and they run out; a database that is away is asked again.
 */
export class OutboxWorker {
  readonly #options: Required<Omit<Options, 'log'>> & Pick<Options, 'log'>;
  readonly #queries: ReturnType<typeof outboxQueries>;
  readonly #busy = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #stopping = new AbortController();
  #alarm = new AbortController();

  constructor(options: Options) {
    this.#options = { atOnce: 5, interval: 1000, ...options };
    this.#queries = outboxQueries(options.database);
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** There is work: look now. */
  wake(): void {
    this.#alarm.abort();
  }

  /** Takes nothing more. Resolves when what it has in hand is done; what a killed process had, others take over. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#running;
    await Promise.all(this.#busy);
  }

  /** Does all that is due once, or the one piece of that name. @returns how many it took */
  async runDue(messageId?: string): Promise<number> {
    const { kind, limit, atOnce } = this.#options;
    const lease = limit / 1000 + 15;
    const claimed = await this.#queries.claim(kind, { most: atOnce, lease, messageId });
    const done = this.#doAll(claimed);
    this.#busy.add(done);
    await done.finally(() => this.#busy.delete(done));
    return claimed.length;
  }

  async #run(): Promise<void> {
    const { interval, log, kind } = this.#options;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      this.#alarm = new AbortController();
      try {
        const took = await this.runDue();
        failures = 0;
        if (took) continue;
      } catch (error) {
        // The database's own words say why it is away; each request that fails says it too.
        if (!failures++) log?.warn({ err: error }, `The outbox (${kind}) could not be read and will be retried.`);
      }
      const wait = Math.min(interval * 2 ** Math.min(failures, 4), 10_000);
      await pause(wait, undefined, { signal: AbortSignal.any([this.#alarm.signal, this.#stopping.signal]) }).catch(
        () => {},
      );
    }
  }

  async #doAll(claimed: ClaimedWork[]): Promise<void> {
    await Promise.all(claimed.map((each) => this.#do(each)));
  }

  async #do(claimed: ClaimedWork): Promise<void> {
    const { work, limit, kind, log } = this.#options;
    const { id, attempts } = claimed;
    try {
      await withLimit(work(claimed), limit);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const isLast = error instanceof NeverWorks || attempts >= mostTries;
      await this.#queries.fail(claimed, words, isLast ? undefined : retryDelay(attempts));
      // The reason is in the table only: a mail server's words name people.
      const about = { outbox: id, kind, attempts };
      if (isLast) log?.error(about, 'A job in the outbox failed for good: `npm run shop -- outbox` shows why.');
      else log?.warn(about, 'A job in the outbox failed and will be retried.');
      return;
    }
    await this.#queries.finish(id);
  }
}

async function withLimit(work: Promise<void>, limit: number): Promise<void> {
  const done = new AbortController();
  const tooLate = pause(limit, undefined, { signal: done.signal }).then(
    () => Promise.reject(new Error(`It took more than ${limit / 1000} s.`)),
    () => {},
  );
  await Promise.race([work, tooLate]).finally(() => done.abort());
}
