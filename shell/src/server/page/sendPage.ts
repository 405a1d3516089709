import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCoding } from '../acceptedCoding.ts';
import type { Exchange } from '../Exchange.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { Answer, PageCache } from './PageCache.ts';
import { noteRoute } from './noteRoute.ts';
import type { PageFaults } from './PageFaults.ts';
import type { PageSources } from './pageSources.ts';
import { brokenPage, openingPage } from './plainPage.ts';
import type { ReadyPage } from './ReadyPage.ts';

export interface PageParts {
  current: () => WarmSet | undefined;
  cache: PageCache;
  sources: PageSources;
  faults: Pick<PageFaults, 'note'>;
}

/** `Cache-Status` of RFC 9211. */
const cacheStatus: Record<Answer['how'], string> = {
  hit: 'shell; hit',
  stale: 'shell; hit; detail=stale',
  miss: 'shell; fwd=miss',
};

/**
 * Sends a page from the cache, or from a renderer of the live set. The set is read once, at the start, so that a response
 * never mixes two sets.
 */
export function sendPage({ current, cache, sources, faults }: PageParts) {
  const render = async (request: IncomingMessage, response: ServerResponse, exchange: Exchange, live: WarmSet) => {
    const pageUrl = live.pageUrlOf(request.url ?? '/');
    noteRoute(live.set, exchange);
    try {
      send(request, response, exchange, await cache.obtain(sources.sourceOf(live), pageUrl, exchange.id));
    } catch (error) {
      const about = { set: live.set, route: exchange.route, pageUrl, requestId: exchange.id };
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      faults.note({ ...about, error: text, effect: 'A page could not be rendered.', level: 'error' });
      sendPlain(request, response, exchange, 500, brokenPage);
    }
  };
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void | Promise<void> => {
    const live = current();
    exchange.route = 'page';
    if (!live) {
      // Without a set it is unknown whether the path may be logged.
      exchange.logPath = 'route';
      return sendPlain(request, response, exchange, 503, openingPage);
    }
    exchange.set = live.set.id;
    const ready = cache.find(sources.sourceOf(live), live.pageUrlOf(request.url ?? '/'), exchange.id);
    return ready ? send(request, response, exchange, ready) : render(request, response, exchange, live);
  };
}

function send(request: IncomingMessage, response: ServerResponse, exchange: Exchange, { page, how }: Answer): void {
  exchange.route = page.route;
  exchange.logPath = page.logPath;
  exchange.cache = how;
  exchange.page = page;
  const coding = acceptedCoding(request.headers['accept-encoding']);
  const about = ['cache-status', cacheStatus[how], 'x-request-id', exchange.id];
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page)) {
    response.writeHead(304, [...page.unchanged[coding], ...about]);
    response.end();
    return;
  }
  const { body, headers } = page.packed[coding];
  response.writeHead(page.status, [...headers, ...about]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether `If-None-Match` names any of the page's ETags, weak or strong (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, page: ReadyPage): boolean {
  return header !== undefined && (header.includes(page.hash) || header.trim() === '*');
}

function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  { id }: Exchange,
  status: number,
  html: string,
): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
  };
  response.writeHead(status, status === 503 ? { ...headers, 'retry-after': '2' } : headers);
  response.end(request.method === 'HEAD' ? undefined : html);
}
