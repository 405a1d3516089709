/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beginExchange } from '../Exchange.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { PageCache } from './PageCache.ts';
import { sendPage } from './sendPage.ts';

const routes = [
  { path: '/club/:invitation', query: [], secret: true },
  { path: '/club', query: [] },
];
const live = {
  set: { id: 's1', remotes: { club: { routes } } },
  pageUrlOf: (url: string) => url,
} as unknown as WarmSet;

/** The logged facts of a request before its page is rendered, and after that failed. */
async function ask(url: string, current: WarmSet | undefined = live) {
  let fail = (_: Error) => undefined as void;
  const rendered = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const cache = { find: () => undefined, obtain: () => rendered } as unknown as PageCache;
  const faults = { note: jest.fn() };
  const send = sendPage({ current: () => current, cache, sources: { sourceOf: () => ({}) as never }, faults });
  const request = { url, method: 'GET', headers: {} } as IncomingMessage;
  const exchange = beginExchange(request);
  const response = { writeHead: jest.fn(), end: jest.fn() };
  const sent = send(request, response as unknown as ServerResponse, exchange);
  const { route, logPath } = exchange;
  fail(new Error('It exited.'));
  await sent;
  return { before: { route, logPath }, after: { route: exchange.route, logPath: exchange.logPath }, faults, response };
}

test('a secret in a path is never logged: not before its page is rendered, and not when that fails', async () => {
  const { before, after, faults, response } = await ask('/club/abc');
  const known = { route: '/club/:invitation', logPath: 'route' };
  expect([before, after]).toEqual([known, known]);
  expect(faults.note).toHaveBeenCalledWith(expect.objectContaining({ route: '/club/:invitation' }));
  expect(response.writeHead).toHaveBeenCalledWith(500, expect.anything());
});

test('any other path is logged, with its route', async () => {
  expect((await ask('/club?from=mail')).before).toEqual({ route: '/club', logPath: undefined });
  expect((await ask('/nothing')).before).toEqual({ route: 'not found', logPath: undefined });
});

test('without a live set no path is logged', async () => {
  const send = sendPage({ current: () => undefined } as never);
  const exchange = beginExchange({ url: '/search/my%20dog', headers: {} } as IncomingMessage);
  await send(
    { url: '/search/x', headers: {} } as IncomingMessage,
    { writeHead: jest.fn(), end: jest.fn() } as never,
    exchange,
  );
  expect(exchange).toMatchObject({ route: 'page', logPath: 'route' });
});
