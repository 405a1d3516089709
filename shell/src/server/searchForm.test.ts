/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exchange } from './Exchange.ts';
import { sendSearch } from './searchForm.ts';

const listener: RequestListener = (request, response) => sendSearch(request, response, {} as Exchange);

/** Where the form's address leads to; `from` is the path of the page it stands on. */
async function follow(query: string, from?: (host: string) => string): Promise<string | null> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = from ? { referer: from(origin) } : undefined;
  const { status, headers: answered } = await fetch(`${origin}/search${query}`, { headers, redirect: 'manual' });
  server.close();
  expect(status).toBe(303);
  return answered.get('location');
}

test.each([
  ['dog+bed', '/search/dog%20bed'],
  ['%20a/b%25?%23%20', '/search/a%2Fb%25%3F%23'],
  ['%F0%9F%90%B6', '/search/%F0%9F%90%B6'],
  ['Bowls+%26+Feeders', '/search/Bowls%20&%20Feeders'],
])('without JavaScript a search for ?q=%s leads to %s', async (typed, target) => {
  expect(await follow(`?q=${typed}`)).toBe(target);
});

test.each(['?q=', '?q=+%20', ''])(
  'with nothing to search for, %p leads back to the page it came from',
  async (query) => {
    expect(await follow(query, (shop) => `${shop}/product/X?variant=A`)).toBe('/product/X?variant=A');
    expect(await follow(query)).toBe('/');
  },
);

test.each(['https://evil.example/x', 'nonsense'])('it never leads to another shop: %s', async (page) => {
  expect(await follow('?q=', () => page)).toBe('/');
});

test('a page whose path looks like another host leads nowhere else', async () => {
  expect(await follow('?q=', (shop) => `${shop}//evil.example/x`)).toBe('/evil.example/x');
});
