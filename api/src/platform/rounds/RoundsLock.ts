import pg from 'pg';

/** Any number, as long as every api uses the same. */
const LOCK = 720_411;
/** For one statement, and for the connection. ms */
const PATIENCE = 3_000;
/** The database ends a session that has not been used for so long, and with it the lock of a machine that is gone. ms */
const IDLE = 90_000;

/** A session that has the lock already would count a second one. */
const statement = `select case
  when exists (select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and pid = pg_backend_pid()) then true
  else pg_try_advisory_lock(${LOCK})
end as "isOurs"`;

/**
 * Decides which of several apis does the rounds: the one whose session holds a lock of the database. The lock ends with
 * its process or its connection, and the api that asks next has it.
 */
export class RoundsLock {
  readonly #url: string;
  #client: pg.Client | undefined;

  /** @param url of a database on which each connection has a session of its own, which the embedded one has not */
  constructor(url: string) {
    this.#url = url;
  }

  /** Takes the lock if no other process has it. @returns whether this process has it now; false without a database */
  async take(): Promise<boolean> {
    try {
      this.#client ??= await this.#connect();
      const { rows } = await this.#client.query(statement);
      return rows[0]?.isOurs === true;
    } catch {
      await this.release();
      return false;
    }
  }

  async release(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'paw-api-rounds',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.connect();
    await client.query(`set idle_session_timeout = ${IDLE}`);
    return client;
  }
}
