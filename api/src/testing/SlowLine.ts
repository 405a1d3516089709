import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection to a database that delays each answer, or lets none through. */
export class SlowLine {
  /** ms that each answer of the database is late */
  delay = 0;
  /** Drops everything in both directions without closing: as when the other machine loses power. */
  isDead = false;
  /** How often something came from a client of the database. */
  received = 0;
  /** Called once, when the database answers next: the client has not received it yet. */
  onAnswer: () => void = () => undefined;
  readonly #target: { path: string } | { host: string; port: number };
  readonly #url: URL;
  readonly #server = createServer((client) => this.#join(client));
  readonly #open = new Set<Socket>();

  private constructor(url: string) {
    // Node's URL knows no empty host.
    this.#url = new URL(url.replace('@/', '@localhost/'));
    const { hostname, port, searchParams } = this.#url;
    const directory = searchParams.get('host');
    this.#target = directory ? { path: `${directory}/.s.PGSQL.5432` } : { host: hostname, port: Number(port || 5432) };
  }

  /** @param url of the database behind it */
  static async open(url: string): Promise<SlowLine> {
    const line = new SlowLine(url);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  /** What a client of the database connects to instead. */
  get url(): string {
    const { username, password, pathname } = this.#url;
    const { port } = this.#server.address() as AddressInfo;
    return `postgres://${username}${password && `:${password}`}@127.0.0.1:${port}${pathname}`;
  }

  get connections(): number {
    return this.#open.size;
  }

  /** Breaks all connections, as a restart of the database does. */
  cut(): void {
    for (const client of this.#open) client.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }

  #join(client: Socket): void {
    const database = connect(this.#target as { path: string });
    let last: Promise<unknown> = Promise.resolve();
    this.#open.add(client);
    client.on('data', (bytes) => {
      this.received += 1;
      if (!this.isDead) database.write(bytes);
    });
    database.on('data', (bytes) => {
      const { onAnswer } = this;
      this.onAnswer = () => undefined;
      onAnswer();
      // One after the other, also when the line gets faster in between.
      last = Promise.all([last, pause(this.delay)]).then(() => this.isDead || client.destroyed || client.write(bytes));
    });
    const end = () => {
      this.#open.delete(client);
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
  }
}
