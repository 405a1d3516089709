import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, sinkOf } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import type { Exchange } from './Exchange.ts';

/** A page from the cache that took longer has a line of its own. ms */
const SLOW = 50;

/**
 * One measurement for each answer, and one line. Files, pictures and health are of interest only when they fail; of
 * pages that came fresh from the cache at once, one line in `sample` is written, unless the level is `debug`.
 */
export function requestLog(log: Log, metrics: Pick<Metrics, 'observeRequest'>, sample = 1) {
  const write = lineWriter(log);
  let plain = 0;
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    const ms = performance.now() - exchange.began;
    const { method = '' } = request;
    const status = response.statusCode;
    metrics.observeRequest(exchange.route, method, status, ms / 1000);
    const level = status >= 500 ? 'warn' : exchange.set ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const isPlain = exchange.cache === 'hit' && status < 400 && ms < SLOW && response.writableFinished;
    const standsFor = isPlain && !log.isLevelEnabled('debug') ? sample : 1;
    if (standsFor > 1 && plain++ % standsFor !== 0) return;
    write(level, method, status, ms, exchange, response.writableFinished, standsFor);
  };
}

/**
 * The same line that pino would write, into the same stream, in a fifth of the time: with a page from the cache, the line
 * about it is what costs most. All that is in it was chosen here, so there is nothing to withhold.
 */
function lineWriter(log: Log) {
  const sink = sinkOf(log);
  if (!sink) throw new Error('The request log needs a log from createLog.');
  const { service } = log.bindings() as { service: string };
  let [moment, time] = [0, ''];
  const placeOf = placeWriter();
  return (
    level: string,
    method: string,
    status: number,
    ms: number,
    exchange: Exchange,
    isWhole: boolean,
    standsFor: number,
  ) => {
    const now = Date.now();
    if (now !== moment) [moment, time] = [now, new Date(now).toISOString()];
    const { id, set, cache } = exchange;
    sink.write(
      `{"level":"${level}","time":"${time}","service":"${service}","requestId":"${id}","method":"${method}",${placeOf(exchange)},"status":${status}${
        set ? `,"set":"${set}"` : ''
      }${cache ? `,"cache":"${cache}"` : ''}${standsFor > 1 ? `,"sample":${standsFor}` : ''},"ms":${Math.round(ms * 10) / 10},"msg":"${
        isWhole ? 'request' : 'request broken off by the client'
      }"}\n`,
    );
  };
}

const MOST_PLACES = 200;

/** Route and path, as JSON; of the pages most asked for it is remembered for as long as the set is the same. */
function placeWriter() {
  let set: string | undefined;
  const places = new Map<string, string>();
  return (exchange: Exchange): string => {
    const { route, pathname } = exchange;
    // With another set, the same path may belong to another route, whose path is not for the log.
    if (exchange.set !== set) places.clear();
    set = exchange.set;
    const known = places.get(pathname);
    if (known !== undefined && exchange.cache === 'hit') return known;
    const path = shownPath(exchange);
    const place = `"route":${quoted(route)}${path === undefined ? '' : `,"path":${quoted(path)}`}`;
    if (exchange.cache === 'hit' && places.size < MOST_PLACES) places.set(pathname, place);
    return place;
  };
}

/** Most texts here hold nothing that JSON would write in another way. */
function quoted(text: string): string {
  return /^[\w/&:.* -]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** What somebody typed, or what names a person, is not for the log: the route tells enough. */
function shownPath({ pathname, logPath }: Exchange): string | undefined {
  if (logPath === 'route') return undefined;
  if (pathname.length < 100 && !/[%@=]|[\w-]{65}/.test(pathname)) return pathname;
  return pathname
    .slice(0, 300)
    .split('/')
    .map((part) => (/@|%40|[=]|^[\w-]{65}/i.test(part) ? '(withheld)' : part))
    .join('/');
}
