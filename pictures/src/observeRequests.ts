import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseSetOf, requestIdOf } from '@paw/node/callerFacts.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';

/** What log and figures call an address: few values, whatever is asked for. */
export type Route = '/uploads' | '/healthz' | '/readyz' | '/metrics' | 'unknown';

/**
 * Gives each request an id, which is on its answer, and makes one line and one measurement of it. A page has many
 * pictures: only one that failed is worth a line at the usual level.
 */
export function observeRequests(log: Log, { observeRequest }: Metrics) {
  // All that is in these lines was chosen here: there is nothing to withhold.
  const lines = log.child({}, { redact: [] });
  return (request: IncomingMessage, response: ServerResponse, route: Route): Log => {
    const began = performance.now();
    const requestId = requestIdOf(request.headers);
    const { method = '' } = request;
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      const took = performance.now() - began;
      const { statusCode: status } = response;
      observeRequest(route, method, status, took / 1000);
      const level = status >= 500 && route === '/uploads' ? 'warn' : 'debug';
      if (!lines.isLevelEnabled(level)) return;
      const set = releaseSetOf(request.headers);
      const facts = { requestId, method, route, status, set, ms: Math.round(took * 10) / 10 };
      lines[level](facts, response.writableEnded ? 'request' : 'request broken off by the client');
    });
    return log.child({ requestId });
  };
}
