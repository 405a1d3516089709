import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@paw/node/createLog.ts';
import type { Exchange } from '../Exchange.ts';
import { noteRoute } from '../page/noteRoute.ts';
import type { DevBoard } from './DevBoard.ts';
import type { DevSet } from './DevSet.ts';
import { problemPage } from './problemPage.ts';

export interface DevPageParts {
  set: DevSet;
  board: DevBoard;
  inSources: (stack: string) => string;
  log: Log;
  /** A page waits so long for a change to be taken in, then it is what it was. ms */
  patience: number;
}

/** Every page is rendered for the one who asks, by the newest builds: nothing is kept. */
export function sendDevPage({ set, board, inSources, log, patience }: DevPageParts) {
  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = 'page';
    await set.settled(patience);
    const live = set.current;
    if (!live) return send(request, response, 503, problemPage(board.status.problems));
    exchange.set = live.set.id;
    noteRoute(live.set, exchange);
    try {
      const { status, location, html, errors } = await live.pool.render(
        live.addressOf(request.url ?? '/'),
        exchange.id,
      );
      const inWords = errors.map(inSources);
      for (const error of inWords) log.warn({ requestId: exchange.id, error }, 'A region failed.');
      send(request, response, status, withErrors(Buffer.from(html).toString(), inWords), location ? { location } : {});
    } catch (error) {
      const text = inSources(error instanceof Error ? (error.stack ?? error.message) : String(error));
      log.error({ requestId: exchange.id, error: text }, 'A page could not be rendered.');
      send(request, response, 500, problemPage([{ app: 'renderer', text }]));
    }
  };
}

/** The page's own overlay shows them: `client/dev/openWorkbench.ts`. */
function withErrors(html: string, errors: readonly string[]): string {
  const json = JSON.stringify(errors).replaceAll('<', '\\u003c');
  return html.replace('</body>', () => `<script type="application/json" id="dev-errors">${json}</script>\n</body>`);
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
