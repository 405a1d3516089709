/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exchange } from './Exchange.ts';
import { sendSearch } from './sendSearch.ts';

const listener: RequestListener = (request, response) => sendSearch(request, response, {} as Exchange);

/** The path that the form's URL redirects to. */
async function follow(query: string): Promise<string | null> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { status, headers } = await fetch(`${origin}/search${query}`, { redirect: 'manual' });
  server.close();
  expect(status).toBe(303);
  return headers.get('location');
}

test.each([
  ['dog+bed', '/search/dog%20bed'],
  ['%20a/b%25?%23%20', '/search/a%2Fb%25%3F%23'],
  ['%F0%9F%90%B6', '/search/%F0%9F%90%B6'],
  ['Bowls+%26+Feeders', '/search/Bowls%20&%20Feeders'],
])('without JavaScript a search for ?q=%s leads to %s', async (typed, target) => {
  expect(await follow(`?q=${typed}`)).toBe(target);
});

test.each(['?q=', '?q=+%20', ''])('without a search text, %p leads to the page with the warning', async (query) => {
  expect(await follow(query)).toBe('/search/%20');
});
