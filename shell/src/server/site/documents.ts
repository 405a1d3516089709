import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentQuery, FoundDocument } from '@paw/contract/documents.ts';
import { ORIGIN_MARK } from '@paw/contract/originMark.ts';
import type { Exchange } from '../Exchange.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { sendText } from '../sendText.ts';

type Live = () => Pick<WarmSet, 'set' | 'files' | 'findDocuments'> | undefined;

/**
 * `/documents?text=&pet=&limit=`: articles of the live releases, best match first, as `{documents: [{url, title,
 * summary, date, pets, picture}]}`; 400 for an invalid limit, 503 while no set is live.
 */
export function sendDocuments(current: Live) {
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    exchange.route = '/documents';
    const live = current();
    if (!live) return sendText(response, 503, 'No release is live yet.');
    exchange.set = live.set.id;
    const query = readQuery(new URL(request.url ?? '/', 'http://localhost').searchParams);
    if (!query) return sendText(response, 400, 'limit must be a number from 1 to 20.');
    sendJson(request, response, { documents: live.findDocuments(query) });
  };
}

function readQuery(given: URLSearchParams): DocumentQuery | undefined {
  const limit = given.get('limit') ?? '5';
  if (!/^([1-9]|1\d|20)$/.test(limit)) return undefined;
  return { text: given.get('text') ?? '', pet: given.get('pet') ?? undefined, limit: Number(limit) };
}

function sendJson(request: IncomingMessage, response: ServerResponse, body: { documents: FoundDocument[] }): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    // As long as the shell considers a page fresh.
    'cache-control': 'public, max-age=10',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Serves files that live releases publish at a path of their own. Answers false for any other path.
 * @param origin of the shop, such as `https://shop.example`
 */
export function publicFiles(current: Live, origin: () => string) {
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): boolean => {
    const live = current();
    const file = live?.files.get(exchange.path);
    if (!file) return false;
    exchange.route = 'public file';
    const bytes = Buffer.from(file.text.replaceAll(ORIGIN_MARK, origin()));
    response.writeHead(200, {
      'content-type': `${file.type}; charset=utf-8`,
      'content-length': bytes.length,
      // A rollback shows at once.
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
