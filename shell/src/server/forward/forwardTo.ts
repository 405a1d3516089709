import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { clientAddress } from '@paw/node/clientAddress.ts';
import type { Log } from '@paw/node/createLog.ts';
import { traceparentOf } from '@paw/node/traceContext.ts';
import { callerOf } from '@paw/node/trustedProxies.ts';
import type { Exchange } from '../Exchange.ts';
import { rateLimitMessages } from '../rateLimitMessages.ts';
import { ClientLimit } from './ClientLimit.ts';
import type { ForwardLimits } from './forwardLimits.ts';
import { pipeResponse } from './pipeResponse.ts';
import { ClientGone, readBody } from './readBody.ts';
import { refuse, RequestRefused, tooMany, unavailable } from './RequestRefused.ts';
import { UpstreamSlots } from './UpstreamSlots.ts';

/** Time limit for the upstream response to start. ms */
const TIMEOUT = 15_000;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-connection'];
/** Headers that a client cannot remove by naming them in `Connection`: they say where a request comes from. */
const endToEnd = /^(host|forwarded|x-forwarded-.*|x-request-id)$/;

/**
 * Forwards requests to another process of the shop. A request is read completely before it takes an upstream connection,
 * so that a slow client does not delay others. While the other process is down, the response says so.
 * @param route what log and metrics call it: `/api`
 */
export function forwardTo(origin: string, route: string, log: Log, limits: ForwardLimits) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: limits.slots.slots });
  const slots = new UpstreamSlots(limits.slots);
  const clientLimit = new ClientLimit(limits.perClient);
  const warn = rateLimitMessages(60_000, (message, fields) => log.warn(fields, message));

  /** Resolves when the upstream response has ended or failed. */
  const ask = (
    from: IncomingMessage,
    response: ServerResponse,
    body: Buffer | undefined,
    requestId: string,
  ): Promise<void> =>
    new Promise((resolve) => {
      const headers = headersFor(from, body, requestId);
      const { method, url: path } = from;
      const send = (isRetry: boolean) => {
        // The path is sent unparsed: a URL parser would resolve `/api/../x` to a path outside /api.
        const upstream = request({ hostname, port, path, method, headers, agent, timeout: TIMEOUT });
        upstream.on('response', (answer) => {
          answer.once('close', resolve);
          const dropped = hopByHopOf(answer.headers);
          const kept = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name));
          response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
          pipeResponse(answer, response);
        });
        upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
        upstream.on('error', (error: NodeJS.ErrnoException) => {
          // The upstream may close a kept-alive connection at the moment of its reuse.
          const isRepeatable = method === 'GET' || method === 'HEAD';
          const isStale = error.code === 'ECONNRESET' && upstream.reusedSocket && isRepeatable && !isRetry;
          if (isStale && !response.headersSent && !response.destroyed) return send(true);
          resolve();
          if (response.headersSent || response.destroyed) return response.destroy();
          log.warn({ requestId, method, route, why: error.message }, `${origin} did not answer.`);
          return refuse(from, response, unavailable());
        });
        response.once('close', () => upstream.destroy());
        upstream.end(body);
      };
      send(false);
    });

  const forward = async (from: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const ip = callerOf(from, limits.isTrusted);
    const client = clientAddress({ ip });
    const releaseClient = clientLimit.acquire(client);
    if (!releaseClient) {
      // Behind an untrusted load balancer all visitors have the same IP.
      warn('One address has too many requests at once. If it is a proxy of yours, add it to TRUSTED_PROXIES.', {
        isProxy: from.headers['x-forwarded-for'] !== undefined,
      });
      throw tooMany();
    }
    response.once('close', releaseClient);
    const gone = new AbortController();
    response.once('close', () => gone.abort(new ClientGone('The client went away.')));
    const { bytes, release } = await readBody(from, response, client, limits);
    try {
      const releaseSlot = await slots.acquire(client, gone.signal);
      try {
        if (!gone.signal.aborted) await ask(from, response, bytes, requestId);
      } finally {
        releaseSlot();
      }
    } finally {
      release();
    }
  };

  return async (from: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = route;
    try {
      await forward(from, response, exchange.id);
    } catch (error) {
      if (error instanceof RequestRefused) refuse(from, response, error);
      else if (!(error instanceof ClientGone)) throw error;
    }
  };
}

/** The headers that are meant for this connection alone: the known ones, and those that `Connection` names (RFC 9110, 7.6.1). */
function hopByHopOf({ connection = '' }: IncomingHttpHeaders): string[] {
  const named = connection.split(',').map((name) => name.trim().toLowerCase());
  return [...hopByHop, ...named.filter((name) => name && !endToEnd.test(name))];
}

function headersFor(from: IncomingMessage, body: Buffer | undefined, requestId: string): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...from.headers, 'x-forwarded-host': from.headers.host };
  for (const name of hopByHopOf(from.headers)) delete headers[name];
  // This process has answered it already.
  delete headers.expect;
  headers['x-request-id'] = requestId;
  const traceparent = traceparentOf(requestId);
  if (traceparent) headers.traceparent = traceparent;
  else for (const name of ['traceparent', 'tracestate']) delete headers[name];
  // Rate limits use the last entry, which this process adds.
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], from.socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] ??= 'http';
  // Without a length Node would write the body unframed onto a shared connection.
  if (body) headers['content-length'] = String(body.length);
  return headers;
}
