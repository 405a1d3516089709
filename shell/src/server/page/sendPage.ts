import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCoding } from '../acceptedCoding.ts';
import type { Exchange } from '../Exchange.ts';
import type { SetChoice, SetChooser } from '../canaries/chooseSet.ts';
import { privateHeaders } from '../canaries/privateHeaders.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { Answer, PageCache } from './PageCache.ts';
import { noteRoute } from './noteRoute.ts';
import type { PageFaults } from './PageFaults.ts';
import type { PageSources } from './pageSources.ts';
import { brokenPage, openingPage, plainPolicy } from './plainPage.ts';
import { type PackedPage, pageIn, type ReadyPage } from './ReadyPage.ts';

export interface PageParts {
  current: () => WarmSet | undefined;
  cache: PageCache;
  sources: PageSources;
  faults: Pick<PageFaults, 'note'>;
  /** While a canary runs: which set a visitor gets. */
  chooser?: SetChooser;
}

/** `Cache-Status` of RFC 9211. */
const cacheStatus: Record<Answer['how'], string> = {
  hit: 'shell; hit',
  stale: 'shell; hit; detail=stale',
  miss: 'shell; fwd=miss',
};

/**
 * Sends a page from the cache, or from a renderer of the live set or a canary's. The set is chosen once, at the start, so
 * that a response never mixes two sets.
 */
export function sendPage({ current, cache, sources, faults, chooser }: PageParts) {
  const render = async (
    request: IncomingMessage,
    response: ServerResponse,
    exchange: Exchange,
    shown: WarmSet,
    choice: SetChoice | undefined,
  ) => {
    const pageUrl = shown.pageUrlOf(request.url ?? '/');
    noteRoute(shown.set, exchange);
    try {
      const answer = await cache.obtain(sources.sourceOf(shown), pageUrl, exchange.id);
      await send(request, response, exchange, answer, choice);
    } catch (error) {
      const about = { set: shown.set, route: exchange.route, pageUrl, requestId: exchange.id };
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      faults.note({ ...about, error: text, effect: 'A page could not be rendered.', level: 'error' });
      sendPlain(request, response, exchange, 500, brokenPage, choice?.cookie);
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
    const choice = chooser?.isOpen() ? chooser.choose(request, exchange, live) : undefined;
    const shown = choice?.set ?? live;
    exchange.set = shown.set.id;
    const ready = cache.find(sources.sourceOf(shown), shown.pageUrlOf(request.url ?? '/'), exchange.id);
    if (ready) return send(request, response, exchange, ready, choice);
    return render(request, response, exchange, shown, choice);
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
  { page, how }: Answer,
  choice: SetChoice | undefined,
): void | Promise<void> {
  exchange.route = page.route;
  exchange.logPath = page.logPath;
  exchange.cache = how;
  exchange.page = page;
  const coding = acceptedCoding(request.headers['accept-encoding']);
  const about = ['cache-status', cacheStatus[how], 'x-request-id', exchange.id];
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page)) {
    response.writeHead(304, [...headersFor(choice, page.unchanged[coding]), ...about]);
    response.end();
    return;
  }
  const write = ({ body, head }: PackedPage) => {
    if (choice) response.writeHead(page.status, [...privateHeaders(head.headers, choice.cookie), ...about]);
    else head.write(response, about);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const packed = pageIn(page, coding);
  return packed instanceof Promise ? packed.then(write) : write(packed);
}

const headersFor = (choice: SetChoice | undefined, headers: readonly string[]): readonly string[] =>
  choice ? privateHeaders(headers, choice.cookie) : headers;

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
  cookie?: string,
): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    'content-security-policy': plainPolicy,
    'x-request-id': id,
    ...(cookie && { 'set-cookie': cookie }),
  };
  response.writeHead(status, status === 503 ? { ...headers, 'retry-after': '2' } : headers);
  response.end(request.method === 'HEAD' ? undefined : html);
}
