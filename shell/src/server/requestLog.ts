import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@paw/shared/node/createLog.ts';
import type { Metrics } from '@paw/shared/node/createMetrics.ts';
import type { Exchange } from './Exchange.ts';

/** One line and one measurement for each answer. Files, pictures and health are of interest only when they fail. */
export function requestLog(log: Log, metrics: Pick<Metrics, 'observeRequest'>) {
  // All that stands in these lines was chosen here: there is nothing to withhold, and each of them costs time.
  const lines = log.child({}, { redact: [] });
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    const ms = performance.now() - exchange.began;
    const { method = '' } = request;
    const { id: requestId, route, set, cache } = exchange;
    const status = response.statusCode;
    metrics.observeRequest(route, method, status, ms / 1000);
    const level = status >= 500 ? 'warn' : set ? 'info' : 'debug';
    if (!lines.isLevelEnabled(level)) return;
    const path = shownPath(exchange);
    const facts = { requestId, method, route, path, status, set, cache, ms: Math.round(ms * 10) / 10 };
    if (response.writableFinished) lines[level](facts, 'request');
    else lines[level](facts, 'request broken off by the client');
  };
}

/** What somebody typed, or what names a person, is not for the log: the route tells enough. */
function shownPath({ pathname, route }: Exchange): string | undefined {
  if (route === '/search/:searchQuery') return undefined;
  if (pathname.length < 100 && !/[%@=]|[\w-]{65}/.test(pathname)) return pathname;
  return pathname
    .slice(0, 300)
    .split('/')
    .map((part) => (/@|%40|[=]|^[\w-]{65}/i.test(part) ? '(withheld)' : part))
    .join('/');
}
