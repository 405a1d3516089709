import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { clientAddress } from '@paw/node/clientAddress.ts';
import type { Log } from '@paw/node/createLog.ts';
import { callerOf } from '@paw/node/trustedProxies.ts';
import type { Exchange } from '../Exchange.ts';
import { sayOnce } from '../sayOnce.ts';
import { ClientShares } from './ClientShares.ts';
import type { ForwardLimits } from './forwardLimits.ts';
import { passOnAnswer } from './passOnAnswer.ts';
import { ClientGone, readBody } from './readBody.ts';
import { refuse, RequestRefused, tooMany, unavailable } from './RequestRefused.ts';
import { UpstreamPlaces } from './UpstreamPlaces.ts';

/** The other side must begin to answer within so many ms. */
const LIMIT = 15_000;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-connection'];

/**
 * Hands requests on to another process of the shop. A request is read whole before it takes a connection there, so that
 * a slow client costs only itself. When the other process is away the answer says so in plain words.
 * @param route what log and metrics call it: `/api`
 */
export function forwardTo(origin: string, route: string, log: Log, limits: ForwardLimits) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: limits.places.places });
  const places = new UpstreamPlaces(limits.places);
  const shares = new ClientShares(limits.perClient);
  const warn = sayOnce(60_000, (message, fields) => log.warn(fields, message));

  /** @returns when the other side's answer is whole, or there is none */
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
        // As it was asked for: made into a URL, `/api/../x` would leave the part that this process may reach.
        const upstream = request({ hostname, port, path, method, headers, agent, timeout: LIMIT });
        upstream.on('response', (answer) => {
          answer.once('close', resolve);
          const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
          response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
          passOnAnswer(answer, response);
        });
        upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
        upstream.on('error', (error: NodeJS.ErrnoException) => {
          // The other side may close a connection that it kept alive in the moment in which it is used again.
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
    const address = callerOf(from, limits.isTrusted);
    const client = clientAddress({ ip: address });
    const leave = shares.enter(client);
    if (!leave) {
      // Behind a load balancer that is not trusted, this one client is everybody.
      warn('One address has too many requests at once. If it is a proxy of yours, add it to TRUSTED_PROXIES.', {
        isProxy: from.headers['x-forwarded-for'] !== undefined,
      });
      throw tooMany();
    }
    response.once('close', leave);
    const gone = new AbortController();
    response.once('close', () => gone.abort(new ClientGone('The client went away.')));
    const { bytes, release } = await readBody(from, response, client, limits);
    try {
      const giveBack = await places.take(client, gone.signal);
      try {
        if (!gone.signal.aborted) await ask(from, response, bytes, requestId);
      } finally {
        giveBack();
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

function headersFor(from: IncomingMessage, body: Buffer | undefined, requestId: string): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...from.headers, 'x-forwarded-host': from.headers.host };
  for (const name of hopByHop) delete headers[name];
  // Answered here already.
  delete headers.expect;
  headers['x-request-id'] = requestId;
  // Whoever counts tries by address trusts the last entry, which is ours.
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], from.socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] ??= 'http';
  // However it came: without its length Node would write it bare onto a connection that others use next.
  if (body) headers['content-length'] = String(body.length);
  return headers;
}
