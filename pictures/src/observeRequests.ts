import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseSetOf, requestIdOf } from '@paw/node/callerFacts.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';

/** The route of a request in the log and the metrics: few values, whatever the URL. */
export type Route = '/uploads' | '/healthz' | '/readyz' | '/metrics' | 'unknown';

/**
 * Gives each request an id, sent back in its response, and records one log line and one measurement. A page has many
 * pictures, so only a failed one is logged at the usual level.
 */
export function observeRequests(log: Log, { observeRequest }: Metrics) {
  // Every field of these lines is chosen here, so nothing needs to be redacted.
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
