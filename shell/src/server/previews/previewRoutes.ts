import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preview } from '@paw/release/store/previews.ts';
import { acceptedCoding } from '../acceptedCoding.ts';
import type { Exchange } from '../Exchange.ts';
import { plainPage } from '../page/plainPage.ts';
import { makeReadyPage } from '../page/ReadyPage.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { PreviewSets } from './PreviewSets.ts';
import { ownPath } from './ownPath.ts';
import { previewCookie } from './previewCookie.ts';

const LEAVE = '/preview/leave';

interface PreviewParts {
  sets: Pick<PreviewSets, 'find' | 'obtain'>;
  /** The shop's own. */
  origin: () => string;
  /** Why no preview is shown now; undefined when they are. */
  held?: () => string | undefined;
  /** Called with what failed in a page, for the log. */
  onFailure: (text: string, preview: Preview) => void;
}

/** Of every answer about a preview: nothing keeps it, and no other site learns its address. */
const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/**
 * `/preview/<secret>` begins a preview in this browser, `/preview/leave` ends it there. In between each page is
 * rendered from the preview's own set: the page cache and the figures of the live set know nothing of it.
 */
export function previewRoutes({ sets, origin, held = () => undefined, onFailure }: PreviewParts) {
  const begin = (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    keepOut(exchange);
    const cookie = previewCookie(origin());
    const asked = new URL(request.url ?? '/', origin());
    const redirect = (to: string, header: string) => {
      response.writeHead(303, { ...privately, 'referrer-policy': 'no-referrer', location: to, 'set-cookie': header });
      response.end();
    };
    if (asked.pathname === LEAVE) {
      // A browser that loads ahead must not end what its user looks at.
      if ([request.headers['sec-purpose'], request.headers.purpose].some((one) => String(one).includes('prefetch'))) {
        return sendPlain(request, response, 503, 'Not loaded ahead', 'Open this address to leave the preview.');
      }
      // The page may have changed since it was rendered: the browser says which one it is.
      return redirect(ownPath(refererPath(request) ?? asked.searchParams.get('to'), origin()), cookie.clear());
    }
    const secret = asked.pathname.slice('/preview/'.length);
    const preview = sets.find(secret, request.headers.host);
    if (!preview) return sendOver(request, response);
    const seconds = Math.max(1, Math.ceil((Date.parse(preview.until) - Date.now()) / 1_000));
    redirect(ownPath(asked.searchParams.get('to'), origin()), cookie.write(secret, seconds));
  };

  const sendOver = (request: IncomingMessage, response: ServerResponse) => {
    const text = 'This preview has ended, or its address is not complete. Ask the person who sent it for a new one.';
    sendPlain(request, response, 404, 'This preview isn’t available', text, previewCookie(origin()).clear());
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
      const { status, html, location = '', route = 'not found', errors } = await set.pool.render(url, id);
      for (const text of errors) onFailure(text, preview);
      const page = await makeReadyPage({ status, setId: set.set.id, route, html, location, secret: true });
      const { body, headers } = page.packed[acceptedCoding(request.headers['accept-encoding'])];
      response.writeHead(status, [...headers, 'x-robots-tag', 'noindex']);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      onFailure(reasonOf(error), preview);
      const what = `${labelsOf(preview)}: this page could not be rendered: ${reasonOf(error)} The live store is not affected.`;
      sendPlain(request, response, 500, 'This page doesn’t work in the preview', what, undefined, true);
    }
  };

  /** Answers a page for a browser with the cookie; undefined for all others. */
  const page = (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> | undefined => {
    const secret = previewCookie(origin()).read(request);
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

/** The address is a secret, and no figure of the live set counts it. */
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
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    ...(cookie && { 'set-cookie': cookie }),
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** The page that the browser comes from, where it is one of this host: the shop may have several names. */
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
