import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@paw/node/createLog.ts';
import pg from 'pg';

/** A database that needs longer than this for nothing is not ready. ms */
const READY = 1000;
/** A database that needs longer than this for nothing is away. ms */
const AWAY = 3000;
/** While it is away it is asked so often. ms */
const AGAIN = 250;
/** So many more connections are tried at once where each may lead to another server. */
const OTHERS = 2;

/** Knows whether the database answers: it asks on a connection of its own, so that it needs none of those who work. */
export class DatabaseHealth {
  readonly #url: string;
  readonly #log: Log | undefined;
  readonly #hasOthers: boolean;
  #client: pg.Client | undefined;
  #asking: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isAway = false;
  #ended = false;

  /** @param hasOthers the address leads to any of several servers: when one ends, the next connection is to another */
  constructor(url: string, { log, hasOthers = false }: { log?: Log | undefined; hasOthers?: boolean } = {}) {
    this.#url = url;
    this.#log = log;
    this.#hasOthers = hasOthers;
  }

  /** The database does not answer at all, so no request should wait for it. Before the first check it counts as up. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Asks it. @returns within a second whether it answers within a second */
  check(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
      if (this.#isAway && !this.#ended) this.#timer = setTimeout(() => void this.check(), AGAIN).unref();
    });
    return Promise.race([this.#asking, pause(READY, false, { ref: false })]);
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#drop();
    await this.#asking;
    await this.#drop();
  }

  async #ask(others = this.#hasOthers ? OTHERS : 0): Promise<boolean> {
    clearTimeout(this.#timer);
    const began = performance.now();
    try {
      this.#client ??= await this.#connect();
      await this.#client.query('select 1');
      this.#note(false);
      return performance.now() - began <= READY;
    } catch (error) {
      void this.#drop();
      if (others > 0 && !this.#ended) return this.#ask(others - 1);
      this.#note(true, error);
      return false;
    }
  }

  async #connect(): Promise<pg.Client> {
    const limits = { connectionTimeoutMillis: AWAY, query_timeout: AWAY };
    const client = new pg.Client({ connectionString: this.#url, application_name: 'paw-api-health', ...limits });
    // A connection that breaks is the first sign.
    client.on('error', () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      if (!this.#ended) void this.check();
    });
    await client.connect();
    return client;
  }

  async #drop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  #note(isAway: boolean, error?: unknown): void {
    if (this.#isAway === isAway) return;
    this.#isAway = isAway;
    if (isAway) this.#log?.error({ err: error }, 'The database does not answer: requests that need it get a 503.');
    else this.#log?.info('The database answers again.');
  }
}
