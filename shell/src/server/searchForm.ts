import type { IncomingMessage, ServerResponse } from 'node:http';
import { links } from '@paw/shared/contract/links.ts';
import type { Exchange } from './Exchange.ts';

/**
 * Where the search form goes without JavaScript: `/search?q=…` leads on to `/search/{text}`. With nothing to search
 * for it leads back to the page that it came from: whoever typed nothing stays where they are.
 */
export function sendSearch(request: IncomingMessage, response: ServerResponse, exchange: Exchange): void {
  exchange.route = 'search-form';
  const { searchParams } = new URL(request.url ?? '/', 'http://shop.invalid');
  const text = (searchParams.get('q') ?? '').trim();
  response.writeHead(303, { location: text ? links.search(text) : pageBefore(request), 'cache-control': 'no-store' });
  response.end();
}

/** A path on this shop, by the browser's own word; the home page otherwise. */
function pageBefore({ headers }: IncomingMessage): string {
  const { referer = '', host } = headers;
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  // A path that begins with two slashes would be read as another host.
  return url && url.host === host ? url.pathname.replace(/^\/+/, '/') + url.search : links.home();
}
