import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseSetOf, requestIdOf } from '@paw/node/callerFacts.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import { requestRecorder } from '@paw/node/requestRecorder.ts';

/** The route of a request in the log and the metrics: few values, whatever the URL. */
export type Route = '/uploads' | '/healthz' | '/readyz' | '/metrics' | 'unknown';

/**
 * Gives each request an id, sent back in its response, and records one log line and one measurement. A page has many
 * pictures, so only a failed one is logged at the usual level.
 */
export function observeRequests(log: Log, metrics: Metrics) {
  const recordRequest = requestRecorder(log, metrics);
  return (request: IncomingMessage, response: ServerResponse, route: Route): Log => {
    const began = performance.now();
    const requestId = requestIdOf(request.headers);
    const { method = '' } = request;
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      const took = performance.now() - began;
      const { statusCode: status } = response;
      const level = status >= 500 && route === '/uploads' ? 'warn' : 'debug';
      const set = releaseSetOf(request.headers);
      const isComplete = response.writableEnded;
      recordRequest({ requestId, method, route, status, set, took, isComplete }, level);
    });
    return log.child({ requestId });
  };
}
