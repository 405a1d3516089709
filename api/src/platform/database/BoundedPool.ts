import pg from 'pg';
import type { DatabaseHealth } from './DatabaseHealth.ts';
import { DatabaseAway, DatabaseUnavailable } from './DatabaseUnavailable.ts';

type Done = Parameters<pg.Pool['connect']>[0];

/** A pool that refuses at once while the database is unavailable or too many callers wait already. */
export class BoundedPool extends pg.Pool {
  readonly #health: DatabaseHealth;
  readonly #waiting: number;

  constructor(options: pg.PoolConfig, health: DatabaseHealth, waiting: number) {
    super(options);
    this.#health = health;
    this.#waiting = waiting;
    // Without a listener a connection that breaks would end the process, idle or in a transaction.
    this.on('error', () => void health.check());
    this.on('connect', (client) => client.on('error', () => {}));
    this.on('release', (error) => {
      if (error) void health.check();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | void {
    const refusal = this.#findRefusal();
    if (!done) return refusal ? Promise.reject(refusal) : super.connect().catch((error) => this.#fail(error));
    if (refusal) process.nextTick(done, refusal, undefined, () => {});
    else super.connect((error, client, release) => done(error && this.#explain(error), client, release));
  }

  #findRefusal(): DatabaseUnavailable | undefined {
    if (this.#health.isAway) return new DatabaseAway('The database is away.');
    if (this.waitingCount < this.#waiting) return undefined;
    return new DatabaseUnavailable(`${this.waitingCount} wait for a connection already.`);
  }

  #explain(cause: unknown): DatabaseUnavailable {
    void this.#health.check();
    return new DatabaseUnavailable('There is no connection to the database.', { cause });
  }

  #fail(cause: unknown): never {
    throw this.#explain(cause);
  }
}
