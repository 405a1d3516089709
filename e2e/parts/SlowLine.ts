import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection to a database that delays every answer while it is slow. */
export class SlowLine {
  port = 0;
  /** Delay of each answer. ms */
  delay = 0;
  readonly #path: string;
  readonly #server = createServer((client) => this.#join(client));
  readonly #open = new Set<Socket>();
  #askedAt = 0;

  private constructor(path: string) {
    this.#path = path;
  }

  /** @param path the database's socket */
  static async open(path: string): Promise<SlowLine> {
    const line = new SlowLine(path);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    line.port = (line.#server.address() as AddressInfo).port;
    return line;
  }

  get connections(): number {
    return this.#open.size;
  }

  /** Time since the last query for a product. ms */
  get quietFor(): number {
    return performance.now() - this.#askedAt;
  }

  async close(): Promise<void> {
    for (const client of this.#open) client.destroy();
    await new Promise((done) => this.#server.close(done));
  }

  #join(client: Socket): void {
    const database = connect(this.#path);
    let last: Promise<unknown> = Promise.resolve();
    this.#open.add(client);
    client.on('data', (bytes) => {
      // A statement contains its parameters as plain text.
      if (bytes.includes('Adjustable-Dog-Collar')) this.#askedAt = performance.now();
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      // Answers stay in order when the connection gets faster again.
      last = Promise.all([last, pause(this.delay)]).then(() => client.destroyed || client.write(bytes));
    });
    const end = () => {
      this.#open.delete(client);
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
  }
}
