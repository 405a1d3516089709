import { releaseSetOf } from '@paw/node/callerFacts.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Load balancers and the shell ask these all the time; what they find out is logged where it changes. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** For the begin of each request: its id is on the answer, which becomes one line and one measurement. */
export function observeRequests({ observeRequest }: Metrics, log: Log | undefined) {
  // All that is in these lines was chosen here: there is nothing to withhold, and looking for it costs most.
  const lines = log?.child({}, { redact: [] });
  const record = (request: FastifyRequest, reply: FastifyReply): void => {
    // The pattern, never the address: that one may hold what somebody typed.
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const { statusCode: status, elapsedTime: took } = reply;
    observeRequest(route, method, status, took / 1000);
    if (!lines) return;
    const level = quiet.has(route) ? 'debug' : status >= 500 ? 'warn' : 'info';
    const set = releaseSetOf(request.headers);
    const facts = { requestId: request.id, method, route, status, set, ms: Math.round(took * 10) / 10 };
    lines[level](facts, reply.raw.writableEnded ? 'request' : 'request broken off by the client');
  };
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id);
    // Fastify's own hook says nothing of those who did not wait for their answer.
    reply.raw.once('close', () => record(request, reply));
  };
}
