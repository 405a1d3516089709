import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network line to a server of this machine: it works, says nothing, or refuses. */
export class CutLine {
  readonly #target: number;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((client) => this.#join(client));
  #state: 'working' | 'silent' | 'refusing' = 'working';

  private constructor(target: number) {
    this.#target = target;
  }

  static async open(target: number): Promise<CutLine> {
    const line = new CutLine(target);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends what is open. `silent`: a connection opens, and no answer comes, as from a network that loses packets. */
  change(state: 'working' | 'silent' | 'refusing'): void {
    this.#state = state;
    this.#endAll();
  }

  async close(): Promise<void> {
    this.#endAll();
    await new Promise((done) => this.#server.close(done));
  }

  #endAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #join(client: Socket): void {
    this.#keep(client);
    if (this.#state === 'refusing') client.resetAndDestroy();
    if (this.#state !== 'working') return;
    const server = connect(this.#target, '127.0.0.1');
    this.#keep(server);
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => this.#open.delete(socket));
  }
}
