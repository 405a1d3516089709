import { createServer } from 'node:http';
import { once } from 'node:events';

/** A server in place of a process of the shop, for what depends on the balancer alone. Ready, and answers with its name. */
export class StandIn {
  /** Requests that came, except the balancer's own checks: `POST /api/orders`. */
  requests = [];
  /** The last request's headers. */
  headers;
  /** What it does with a request before it answers; `false` = no answer. */
  before = () => true;
  #server;

  static async start(name, host, port) {
    const standIn = new StandIn();
    standIn.#server = createServer((request, response) => {
      if (['/readyz', '/primary', '/read-only-sync'].includes(request.url)) return void response.writeHead(200).end();
      standIn.requests.push(`${request.method} ${request.url}`);
      standIn.headers = request.headers;
      if (standIn.before(request, response)) response.writeHead(200, { 'content-type': 'text/plain' }).end(name);
    });
    standIn.#server.listen(port, host);
    await once(standIn.#server, 'listening');
    return standIn;
  }

  /** As if it was killed: connections break, new ones are refused. */
  async kill() {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
