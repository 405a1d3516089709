import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => void | Promise<void>;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves `/r/<app>/dev[~n]/browser/…` from the watched builds; `published` serves the files of every other release. */
export function devFiles(
  folderOf: (app: string) => string | undefined,
  settled: () => Promise<void>,
  published: Handle,
): Handle {
  return async (request, response, exchange) => {
    const match = /^\/r\/([a-z][a-z0-9-]*)\/dev(?:~\d{1,6})?\/(browser\/[\w./-]+)$/.exec(exchange.path);
    const [, app = '', path = ''] = match ?? [];
    const folder = folderOf(app);
    if (!match || !folder || path.includes('..')) return published(request, response, exchange);
    exchange.route = '/r';
    // A file may be half written. Hot updates are written before they are announced.
    if (!path.includes('.hot-update.')) await settled();
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (!bytes) return sendText(response, 404, 'There is no such file.');
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-length': bytes.length,
      'cache-control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
