import { releaseSetOf } from '@paw/node/callerFacts.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import { requestRecorder } from '@paw/node/requestRecorder.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Load balancers and the shell ask these all the time; what they find out is logged where it changes. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** For the begin of each request: its id is on the answer, which becomes one line and one measurement. */
export function observeRequests(metrics: Metrics, log: Log | undefined) {
  const recordRequest = requestRecorder(log, metrics);
  const record = (request: FastifyRequest, reply: FastifyReply): void => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const { statusCode: status, elapsedTime: took } = reply;
    const level = quiet.has(route) ? 'debug' : status >= 500 ? 'warn' : 'info';
    const set = releaseSetOf(request.headers);
    const isComplete = reply.raw.writableEnded;
    recordRequest({ requestId: request.id, method, route, status, set, took, isComplete }, level);
  };
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id);
    // Fastify's own hook says nothing of those who did not wait for their answer.
    reply.raw.once('close', () => record(request, reply));
  };
}
