import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginExchange, type Exchange } from '../../Exchange.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => Promise<void>;

/**
 * A handler on a port of its own, beside an api that gives each path its reply, and 404 to the rest.
 * @param handler made with the api's URL
 */
export function listenBeside(replies: Record<string, unknown>, handler: (apiUrl: string) => Handle) {
  let isUp = true;
  /** Paths in the order in which they were asked for. */
  const asked: string[] = [];
  const api = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    const reply = replies[path];
    response.setHeader('content-type', 'application/json');
    response.writeHead(isUp ? (reply ? 200 : 404) : 503).end(JSON.stringify(reply ?? {}));
  });
  let front: Server;
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    start: async () => {
      await listen(api);
      const handle = handler(`http://127.0.0.1:${portOf(api)}`);
      front = createServer((request, response) => void handle(request, response, beginExchange(request)));
      await listen(front);
    },
    stop: () => {
      for (const server of [api, front]) {
        server.close();
        server.closeAllConnections();
      }
    },
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(front)}${path}`, init),
    failApi: () => {
      isUp = false;
    },
  };
}
