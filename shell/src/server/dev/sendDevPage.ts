import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@paw/node/createLog.ts';
import type { Exchange } from '../Exchange.ts';
import { noteRoute } from '../page/noteRoute.ts';
import type { DevBoard } from './DevBoard.ts';
import type { DevSet } from './DevSet.ts';
import { hashOf } from '../../renderer/InlineHashes.ts';
import type { PageHeaders } from '../headers/pageHeaders.ts';
import { problemPage, problemPolicy } from './problemPage.ts';

/** For pages of an older shell's release, whose renderer does not tell the hashes. */
const withoutHashes = { 'content-security-policy': "base-uri 'none'; frame-ancestors 'none'" };

export interface DevPageParts {
  set: DevSet;
  board: DevBoard;
  inSources: (stack: string) => string;
  log: Log;
  headersOf: PageHeaders;
  /** How long a page waits for a change to be applied before the old build renders it. ms */
  patience: number;
  /** Added to every page when the shell's own code does not follow the builds. */
  script?: string;
}

/** Renders each page for its request, with the newest builds. Nothing is cached. */
export function sendDevPage({ set, board, inSources, log, headersOf, patience, script }: DevPageParts) {
  const ownScripts = script === undefined ? [] : [hashOf(script)];
  const problemHeaders = { 'content-security-policy': problemPolicy };
  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = 'page';
    await set.settled(patience);
    const live = set.current;
    if (!live) return send(request, response, 503, problemPage(board.status.problems), problemHeaders);
    exchange.set = live.set.id;
    noteRoute(live.set, exchange);
    try {
      const { status, location, html, inline, errors } = await live.pool.render(
        live.pageUrlOf(request.url ?? '/'),
        exchange.id,
      );
      const inWords = errors.map(inSources);
      for (const error of inWords) log.warn({ requestId: exchange.id, error }, 'A region failed.');
      const page = withTools(Buffer.from(html).toString(), { errors: inWords, set: live.set.id, script });
      const headers = inline
        ? headersOf(live.set.id, { ...inline, scripts: [...inline.scripts, ...ownScripts] })
        : withoutHashes;
      send(request, response, status, page, location ? { ...headers, location } : headers);
    } catch (error) {
      const text = inSources(error instanceof Error ? (error.stack ?? error.message) : String(error));
      log.error({ requestId: exchange.id, error: text }, 'A page could not be rendered.');
      send(request, response, 500, problemPage([{ app: 'renderer', text }]), problemHeaders);
    }
  };
}

/** The page's overlay shows the errors: `client/dev/openWorkbench.ts`, or the script. */
function withTools(html: string, { errors, set, script }: { errors: string[]; set: string; script?: string }): string {
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>\n`;
  const tools = script === undefined ? '' : `${json('dev-set', set)}<script>${script}</script>\n`;
  return html.replace('</body>', () => `${json('dev-errors', errors)}${tools}</body>`);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  html: string,
  more: Record<string, string> = {},
): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...more };
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(html) });
  response.end(request.method === 'HEAD' ? undefined : html);
}
