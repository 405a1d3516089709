import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SetKeeper } from '../releases/SetKeeper.ts';
import type { ShellBuild } from '../ShellBuild.ts';
import { pageEtag, pageHtml } from './pageHtml.ts';
import { brokenPage, openingPage } from './plainPage.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Asks a renderer of the live set for the page. The set is taken once, at the start: what one answer shows is never
 * mixed from two. Outward `no-cache` with an ETag of set and content, so that nobody keeps a set that was taken back.
 */
export function sendPage(keeper: SetKeeper, build: ShellBuild, report: (event: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const live = keeper.current;
    if (!live) return send(request, response, 503, openingPage, { 'retry-after': '2' });
    try {
      const page = await live.pool.render(request.url ?? '/');
      for (const error of page.errors) report(`${request.url}: ${error}`);
      if (page.location) {
        response.writeHead(page.status, { location: page.location, 'cache-control': 'no-cache' });
        response.end();
        return;
      }
      const headers: Record<string, string> = page.status === 503 ? { 'retry-after': '2' } : {};
      await send(request, response, page.status, pageHtml(page, build), { 'x-release-set': live.set.id, ...headers });
    } catch (error) {
      report(`${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      await send(request, response, 500, brokenPage, {});
    }
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  html: string,
  extra: Record<string, string>,
): Promise<void> {
  const etag = pageEtag(html);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? 'no-cache' : 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'Accept-Encoding',
    etag,
    ...extra,
  };
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const bytes = coding === 'br' ? await brotli(html, QUALITY) : coding ? await gzipped(html) : Buffer.from(html);
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(coding && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
