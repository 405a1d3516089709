import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preview } from '@paw/release/store/previews.ts';
import { acceptedCoding } from '../acceptedCoding.ts';
import type { Exchange } from '../Exchange.ts';
import type { PageHeaders } from '../headers/pageHeaders.ts';
import { plainPage, plainPolicy } from '../page/plainPage.ts';
import { makeReadyPage, pageIn } from '../page/ReadyPage.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { cookieOf } from '../shellCookie.ts';
import type { PreviewSets } from './PreviewSets.ts';
import { ownPath } from './ownPath.ts';
import { previewCookie } from './previewCookie.ts';

const LEAVE = '/preview/leave';

interface PreviewParts {
  sets: Pick<PreviewSets, 'find' | 'obtain'>;
  /** The shop's own. */
  origin: () => string;
  /** The reason why no previews are shown now; undefined when they are. */
  held?: () => string | undefined;
  headersOf: PageHeaders;
  /** Called with what failed in a page, for the log. */
  onFailure: (text: string, preview: Preview) => void;
}

/** Headers of every answer about a preview: it is not cached, and its URL is not sent as a referrer. */
const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/**
 * `/preview/<secret>` begins a preview in this browser, `/preview/leave` ends it there. In between each page is
 * rendered with the preview's own set, outside of the page cache and the metrics of the live set.
 */
export function previewRoutes({ sets, origin, held = () => undefined, headersOf, onFailure }: PreviewParts) {
  const cookie = cookieOf(previewCookie, origin);
  const begin = (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    keepOut(exchange);
    const { clear, write } = cookie();
    const asked = new URL(request.url ?? '/', origin());
    const redirect = (to: string, header: string) => {
      response.writeHead(303, { ...privately, 'referrer-policy': 'no-referrer', location: to, 'set-cookie': header });
      response.end();
    };
    if (asked.pathname === LEAVE) {
      // A prefetch must not end the preview that the user is viewing.
      if ([request.headers['sec-purpose'], request.headers.purpose].some((one) => String(one).includes('prefetch'))) {
        return sendPlain(request, response, 503, 'Not loaded ahead', 'Open this address to leave the preview.');
      }
      // The page may have changed on the client, so the browser's `referer` names it.
      return redirect(ownPath(refererPath(request) ?? asked.searchParams.get('to'), origin()), clear());
    }
    const secret = asked.pathname.slice('/preview/'.length);
    const preview = sets.find(secret, request.headers.host);
    if (!preview) return sendOver(request, response);
    const seconds = Math.max(1, Math.ceil((Date.parse(preview.until) - Date.now()) / 1_000));
    redirect(ownPath(asked.searchParams.get('to'), origin()), write(secret, seconds));
  };

  const sendOver = (request: IncomingMessage, response: ServerResponse) => {
    const text = 'This preview has ended, or its address is not complete. Ask the person who sent it for a new one.';
    sendPlain(request, response, 404, 'This preview isn’t available', text, cookie().clear());
  };

  const render = async (request: IncomingMessage, response: ServerResponse, preview: Preview, id: string) => {
    let set: WarmSet;
    try {
      set = await sets.obtain(preview);
    } catch (error) {
      const reason = reasonOf(error);
      onFailure(`The preview ${preview.id} does not start: ${reason}`, preview);
      const what = `${labelsOf(preview)} did not start: ${reason} The live store is not affected.`;
      return sendPlain(request, response, 500, 'This preview doesn’t work', what, undefined, true);
    }
    try {
      const url = set.pageUrlOf(request.url ?? '/');
      const { status, html, inline, location = '', route = 'not found', errors } = await set.pool.render(url, id);
      for (const text of errors) onFailure(text, preview);
      const setId = set.set.id;
      const security = headersOf(setId, inline);
      const page = await makeReadyPage({ status, setId, route, html, location, security, secret: true });
      const { body, head } = await pageIn(page, acceptedCoding(request.headers['accept-encoding']));
      response.writeHead(status, [...head.headers, 'x-robots-tag', 'noindex']);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      onFailure(reasonOf(error), preview);
      const what = `${labelsOf(preview)}: this page could not be rendered: ${reasonOf(error)} The live store is not affected.`;
      sendPlain(request, response, 500, 'This page doesn’t work in the preview', what, undefined, true);
    }
  };

  /** Answers a page request that has the cookie; undefined for all others. */
  const page = (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> | undefined => {
    const secret = cookie().read(request);
    if (secret === undefined) return undefined;
    keepOut(exchange);
    return answer(request, response, secret, exchange.id);
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    secret: string,
    id: string,
  ): Promise<void> => {
    const preview = sets.find(secret, request.headers.host);
    if (!preview) return sendOver(request, response);
    const off = held();
    if (off) return sendPlain(request, response, 503, 'Previews are paused', off, undefined, true);
    return render(request, response, preview, id);
  };

  return { begin, page };
}

/** The URL is a secret, so only the route is logged, and the live set's metrics do not count it. */
function keepOut(exchange: Exchange): void {
  exchange.route = 'preview';
  exchange.logPath = 'route';
}

const labelsOf = ({ overrides }: Preview) =>
  Object.entries(overrides)
    .map(([name, release]) => `${name}@${release}`)
    .join(', ');

function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  title: string,
  text: string,
  cookie?: string,
  canLeave = false,
): void {
  const link = canLeave ? { href: `${LEAVE}?to=/`, text: 'Leave preview' } : undefined;
  const html = plainPage(title, escapeHtml(text), undefined, link);
  response.writeHead(status, {
    ...privately,
    'referrer-policy': 'no-referrer',
    'content-security-policy': plainPolicy,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    ...(cookie && { 'set-cookie': cookie }),
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** The path of the page that the browser comes from, if it is on this host: the shop may have several names. */
function refererPath({ headers: { referer, host } }: IncomingMessage): string | undefined {
  const url = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  return url && url.host === host ? url.pathname + url.search : undefined;
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n', 1)[0] ?? text).replace(/([^.!?])$/, '$1.');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
