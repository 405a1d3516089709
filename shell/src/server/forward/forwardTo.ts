import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import type { Log } from '@paw/shared/node/createLog.ts';
import type { Exchange } from './Exchange.ts';

/** The other side must begin to answer within so many ms. */
const LIMIT = 15_000;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-connection'];

/**
 * Hands requests on to another process of the shop, as they are. When it is away the answer says so in plain words.
 * @param route what log and metrics call it: `/api`
 */
export function forwardTo(origin: string, route: string, log: Log) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = (request: IncomingMessage, response: ServerResponse, requestId: string, isRetry: boolean): void => {
    const headers: IncomingHttpHeaders = { ...request.headers, 'x-forwarded-host': request.headers.host };
    for (const name of hopByHop) delete headers[name];
    headers['x-request-id'] = requestId;
    // Whoever counts tries by address trusts the last entry, which is ours.
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    headers['x-forwarded-proto'] ??= 'http';
    // A body keeps its framing: without it Node would write it bare onto a connection that others use next.
    if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
    const upstream = httpRequest({
      hostname,
      port,
      // As it was asked for: made into a URL, `/api/../x` would leave the part that this process may reach.
      path: request.url,
      method: request.method,
      headers,
      agent,
      timeout: LIMIT,
    });
    upstream.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      pipeline(answer, response, () => undefined);
    });
    upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent || response.destroyed) return response.destroy();
      // The other side may close a connection that it kept alive in the moment in which it is used again.
      const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
      if (error.code === 'ECONNRESET' && upstream.reusedSocket && isRepeatable && !isRetry) {
        return send(request, response, requestId, true);
      }
      log.warn({ requestId, method: request.method, route, why: error.message }, `${origin} did not answer.`);
      const body = {
        code: 'unavailable',
        message: 'This part of the shop is not available right now. Try again in a moment.',
      };
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    });
    response.on('close', () => upstream.destroy());
    if (isRetry) upstream.end();
    else pipeline(request, upstream, () => undefined);
  };
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    exchange.route = route;
    send(request, response, exchange.id, false);
  };
}
