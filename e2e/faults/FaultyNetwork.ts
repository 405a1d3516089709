/** A proxy between browser and shop that breaks the answers for some files. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'reset' | '404' | '503' | 'cut off' | 'hanging' | 'does not parse' | 'one bit flipped';

interface Spoiled {
  file: RegExp;
  fault: Fault;
}

export class FaultyNetwork {
  url = '';
  /** Paths that the browser requested, in order. */
  readonly asked: string[] = [];
  readonly #shop: string;
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #spoiled: Spoiled | undefined;

  private constructor(shop: string) {
    this.#shop = shop;
  }

  static async open(shop: string): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(shop);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    network.url = `http://localhost:${(network.#server.address() as AddressInfo).port}`;
    return network;
  }

  spoil(file: RegExp, fault: Fault): void {
    this.#spoiled = { file, fault };
  }

  recover(): void {
    this.#spoiled = undefined;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    this.asked.push(path);
    if (!this.#spoiled?.file.test(path)) return this.#passOn(request, response);
    const type = { 'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript' };
    switch (this.#spoiled.fault) {
      case 'reset':
        request.socket.destroy();
        return;
      case '404':
      case '503':
        response.writeHead(Number(this.#spoiled.fault), { 'content-type': 'text/plain' }).end('No.\n');
        return;
      case 'cut off':
        response.writeHead(200, { ...type, 'content-length': 10_000 });
        response.write('/* only the beginning');
        setTimeout(() => response.destroy(), 20);
        return;
      case 'does not parse':
        response.writeHead(200, type).end('<!doctype html><p>Please log in to this network.</p>');
        return;
      case 'one bit flipped':
        void this.#flip(path, response);
        return;
      case 'hanging':
    }
  }

  /** In the middle of the file; its size and headers stay. */
  async #flip(path: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(new URL(path, this.#shop), { headers: { 'accept-encoding': 'identity' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
  }

  #passOn(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url = '/' } = request;
    const onward = ask(new URL(url, this.#shop), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
