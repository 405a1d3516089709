import type { PGlite } from '@electric-sql/pglite';

interface Message {
  connection: number;
  bytes: Uint8Array;
  onData: (data: Uint8Array) => void;
  resolve: (answered: number) => void;
  reject: (error: Error) => void;
}

const code = (letter: string) => letter.charCodeAt(0);
/** Messages of the wire protocol that leave a statement half done: parse, bind, describe, execute, close, flush, data. */
const unfinished = new Set('PBDECHd'.split('').map(code));
/** Ends what a connection left half done. */
const leave = {
  sync: new Uint8Array([code('S'), 0, 0, 0, 4]),
  rollback: new Uint8Array([code('Q'), 0, 0, 0, 13, ...'ROLLBACK'.split('').map(code), 0]),
};

/**
 * Shares PGlite's one session among connections, message by message. A connection keeps the session until its
 * statement is finished (Sync) and its transaction is over: the queue that comes with pglite-socket lets another
 * connection in between Parse and Bind, and each then runs the other's statement.
 */
export class StatementQueue {
  readonly #database: PGlite;
  #waiting: Message[] = [];
  #running = false;
  /** Whose statement or transaction is under way. */
  #holder: number | null = null;
  /** Whose message runs at this moment. */
  #served: number | null = null;
  #holderIsGone = false;

  constructor(database: PGlite) {
    this.#database = database;
  }

  enqueue(connection: number, bytes: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    // Terminate ends a connection, never the session that all of them share.
    if (bytes[0] === code('X')) return Promise.resolve(0);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ connection, bytes, onData, resolve, reject });
      void this.#run();
    });
  }

  getQueueLength(): number {
    return this.#waiting.length;
  }

  clearQueueForHandler(connection: number): void {
    const gone = this.#waiting.filter((message) => message.connection === connection);
    this.#waiting = this.#waiting.filter((message) => message.connection !== connection);
    for (const message of gone) message.reject(new Error('The connection was closed.'));
  }

  /**
   * Frees the session when the connection that holds it is gone, or that will hold it once its message is through:
   * otherwise the session would stay locked forever.
   */
  async clearTransactionIfNeeded(connection: number): Promise<void> {
    if (connection !== (this.#served ?? this.#holder)) return;
    this.#holderIsGone = true;
    await this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (;;) {
      if (this.#holderIsGone) await this.#freeSession();
      const message = this.#next();
      if (!message) break;
      this.#served = message.connection;
      try {
        message.resolve(await this.#execute(message.bytes, message.onData));
      } catch (error) {
        message.reject(error as Error);
      }
      this.#served = null;
      const free = !unfinished.has(message.bytes[0] ?? 0) && !this.#database.isInTransaction();
      this.#holder = free ? null : message.connection;
    }
    this.#running = false;
  }

  #next(): Message | undefined {
    const next = this.#waiting.findIndex(({ connection }) => this.#holder === null || connection === this.#holder);
    return next === -1 ? undefined : this.#waiting.splice(next, 1)[0];
  }

  async #freeSession(): Promise<void> {
    this.#holderIsGone = false;
    if (this.#holder === null) return;
    const ignore = () => {};
    await this.#execute(leave.sync, ignore);
    if (this.#database.isInTransaction()) await this.#execute(leave.rollback, ignore);
    this.#holder = null;
  }

  /** Resolves with the number of bytes that were answered. */
  async #execute(bytes: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    let answered = 0;
    const onRawData = (data: Uint8Array) => {
      answered += data.length;
      onData(data);
    };
    await this.#database.runExclusive(() => this.#database.execProtocolRawStream(bytes, { onRawData }));
    return answered;
  }
}
