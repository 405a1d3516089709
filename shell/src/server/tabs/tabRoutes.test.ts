/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginExchange } from '../Exchange.ts';
import { OpenTabs } from './OpenTabs.ts';
import { tabRoutes } from './tabRoutes.ts';

const label = `catalog@${'a'.repeat(16)}`;
let tabs: OpenTabs;
let server: Server;
let url: string;

beforeEach(async () => {
  tabs = new OpenTabs(() => false, 1);
  const handles = tabRoutes(tabs, () => false);
  server = createServer((request, response) => {
    const exchange = beginExchange(request);
    handles[exchange.path]?.(request, response, exchange);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  tabs.stop();
  server.closeAllConnections();
  server.close();
});

const recall = () => tabs.update({ abandoned: {}, recalled: { catalog: ['a'.repeat(16)] } });

test('a stream reports recalled releases; above the limit of streams it ends with a message', async () => {
  const response = await fetch(`${url}/events?on=${label}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body?.getReader();
  recall();
  let text = '';
  while (!text.includes('"recalled":["')) text += new TextDecoder().decode((await reader?.read())?.value);
  expect(text).toContain(`data: {"left":["${label}"],"recalled":["${label}"]}\n\n`);
  expect(await (await fetch(`${url}/events?on=${label}`)).text()).toBe('event: full\ndata: \n\n');
  expect(await (await fetch(`${url}/tabs`)).json()).toEqual({ [label]: { streams: 1, asked: 0 } });
});

test('/set answers one request, and its answer is not cached', async () => {
  recall();
  const response = await fetch(`${url}/set?on=${label},cart@${'b'.repeat(16)}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ left: [label], recalled: [label] });
});

test.each(['', '?on=', '?on=catalog', `?on=${Array(21).fill(label).join()}`, '?on=__proto__@0000000000000000'])(
  'a request without valid releases, %p, is refused',
  async (query) => {
    expect((await fetch(`${url}/set${query}`)).status).toBe(400);
    expect((await fetch(`${url}/events${query}`)).status).toBe(400);
  },
);
