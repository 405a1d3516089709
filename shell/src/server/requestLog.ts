import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, sinkOf } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import { requestMessage, roundedMs } from '@paw/node/requestRecorder.ts';
import type { Exchange } from './Exchange.ts';

/** A page from the cache that took longer is always logged. ms */
const SLOW = 50;

/**
 * Records one measurement and one line for each response. Files, pictures and health checks are logged only when they
 * fail. Of fast pages from the cache one line in `sample` is written, unless the level is `debug`.
 */
export function requestLog(log: Log, metrics: Pick<Metrics, 'observeRequest'>, sample = 1) {
  const write = lineWriter(log);
  let routine = 0;
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    const ms = performance.now() - exchange.began;
    const { method = '' } = request;
    const status = response.statusCode;
    metrics.observeRequest(exchange.route, method, status, ms / 1000);
    const level = status >= 500 ? 'warn' : exchange.set ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const isRoutine = exchange.cache === 'hit' && status < 400 && ms < SLOW && response.writableFinished;
    const sampleRate = isRoutine && !log.isLevelEnabled('debug') ? sample : 1;
    if (sampleRate > 1 && routine++ % sampleRate !== 0) return;
    write(level, method, status, ms, exchange, response.writableFinished, sampleRate);
  };
}

/**
 * Writes the same line as pino, to the same stream, in a fifth of the time: for a page from the cache, the log line takes
 * the most time. Every field is chosen here, so nothing needs to be redacted.
 */
function lineWriter(log: Log) {
  const sink = sinkOf(log);
  if (!sink) throw new Error('The request log needs a log from createLog.');
  const { service } = log.bindings() as { service: string };
  let [moment, time] = [0, ''];
  const locationOf = createLocationCache();
  return (
    level: string,
    method: string,
    status: number,
    ms: number,
    exchange: Exchange,
    isComplete: boolean,
    sampleRate: number,
  ) => {
    const now = Date.now();
    if (now !== moment) [moment, time] = [now, new Date(now).toISOString()];
    const { id, set, cache } = exchange;
    sink.write(
      `{"level":"${level}","time":"${time}","service":"${service}","requestId":"${id}","method":"${method}",${locationOf(exchange)},"status":${status}${
        set ? `,"set":"${set}"` : ''
      }${cache ? `,"cache":"${cache}"` : ''}${sampleRate > 1 ? `,"sample":${sampleRate}` : ''},"ms":${roundedMs(ms)},"msg":"${requestMessage(isComplete)}"}\n`,
    );
  };
}

const MAX_LOCATIONS = 200;

/** Route and path as JSON; cached for cached pages while the set stays the same. */
function createLocationCache() {
  let set: string | undefined;
  const locations = new Map<string, string>();
  return (exchange: Exchange): string => {
    const { route, path } = exchange;
    // In another set the path may belong to a route whose path must not be logged.
    if (exchange.set !== set) locations.clear();
    set = exchange.set;
    const known = locations.get(path);
    if (known !== undefined && exchange.cache === 'hit') return known;
    const shown = shownPath(exchange);
    const location = `"route":${quoted(route)}${shown === undefined ? '' : `,"path":${quoted(shown)}`}`;
    if (exchange.cache === 'hit' && locations.size < MAX_LOCATIONS) locations.set(path, location);
    return location;
  };
}

/** Skips JSON.stringify for texts that need no escaping, which are most of them. */
function quoted(text: string): string {
  return /^[\w/&:.* -]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** The path for the log, without what a visitor typed and without personal data. */
export function shownPath({ path, logPath }: Pick<Exchange, 'path' | 'logPath'>): string | undefined {
  if (logPath === 'route') return undefined;
  if (path.length < 100 && !/[%@=]|[\w-]{65}/.test(path)) return path;
  return path
    .slice(0, 300)
    .split('/')
    .map((part) => (/@|%40|[=]|^[\w-]{65}/i.test(part) ? '(withheld)' : part))
    .join('/');
}
