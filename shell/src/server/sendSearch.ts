import type { IncomingMessage, ServerResponse } from 'node:http';
import { links } from '@paw/contract/links.ts';
import type { Exchange } from './Exchange.ts';

/** The search page for a blank text, which shows the warning. */
const nothingAsked = '/search/%20';

/** The search form without JavaScript: redirects `/search?q=…` to `/search/{text}`. */
export function sendSearch(request: IncomingMessage, response: ServerResponse, exchange: Exchange): void {
  exchange.route = 'search-form';
  const { searchParams } = new URL(request.url ?? '/', 'http://shop.invalid');
  const text = (searchParams.get('q') ?? '').trim();
  response.writeHead(303, { location: text ? links.search(text) : nothingAsked, 'cache-control': 'no-store' });
  response.end();
}
