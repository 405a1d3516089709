/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginExchange, type Exchange } from '../Exchange.ts';
import { PageCache } from '../page/PageCache.ts';
import { pageSources } from '../page/pageSources.ts';
import { sendPage } from '../page/sendPage.ts';
import { idOf } from '../releases/testing/openController.ts';
import { chooseSet } from './chooseSet.ts';
import { CANARY, type CanaryRoom, openCanaries } from './testing/openCanaries.ts';

let own: CanaryRoom;
let server: Server;
let exchanges: Exchange[];
let origin: string;
beforeEach(async () => {
  own = await openCanaries();
  exchanges = [];
  await own.room.publish('catalog', 'd', `pages['/'] = () => ({ html: new TextEncoder().encode('canary') });`);
  const current = () => own.shell.controller.current;
  const cache = new PageCache({ bytes: 1e6, api: { isDown: false, check: async () => true } });
  const faults = { note: () => '' };
  const chooser = chooseSet({ sets: own.sets, current, origin: () => 'http://localhost:3001' });
  const send = sendPage({ current, cache, sources: pageSources(faults, () => ({})), faults, chooser });
  server = createServer((request, response) => {
    const exchange = beginExchange(request);
    exchanges.push(exchange);
    void send(request, response, exchange);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await own.close();
});

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(origin, { headers, method });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  return {
    status: answer.status,
    text: await answer.text(),
    cookie,
    answer,
    header: (name: string) => answer.headers.get(name) ?? '',
  };
}

test('without a canary no page has a cookie, and shared caches may keep it', async () => {
  const { header, cookie } = await ask();
  expect([header('cache-control'), header('vary'), cookie]).toEqual(['no-cache', 'Accept-Encoding', undefined]);
});

test('the first answer shows the canary and gives the cookie, and the header names the set', async () => {
  await own.shell.verdict(await own.begin('d', { steps: [100] }));
  const first = await ask();
  expect([first.text, exchanges.at(-1)?.arm]).toEqual(['canary', CANARY]);
  expect(first.header('x-release-set')).toBe(exchanges.at(-1)?.set);
  expect(first.header('x-release-set')).not.toBe(own.shell.controller.current?.set.id);
  expect([first.header('cache-control'), first.header('vary')]).toEqual([
    'private, no-cache',
    'Accept-Encoding, Cookie',
  ]);
  expect(await ask({ cookie: first.cookie ?? '' })).toMatchObject({ text: 'canary', cookie: undefined });
});

test('a browser that has the page gets 304 only from the set that the page is from', async () => {
  const live = await ask();
  await own.shell.verdict(await own.begin('d', { steps: [100] }));
  const changed = await ask({ 'if-none-match': live.header('etag') });
  expect([changed.status, changed.text]).toEqual([200, 'canary']);
  const cookie = changed.cookie ?? '';
  const same = await ask({ cookie, 'if-none-match': changed.header('etag') });
  expect([same.status, same.header('x-release-set')]).toEqual([304, changed.header('x-release-set')]);
  await own.write({ action: 'end-canary', canary: { id: CANARY } });
  const ended = await ask({ cookie, 'if-none-match': changed.header('etag') });
  expect([ended.status, ended.text, ended.header('x-release-set')]).toEqual([200, '', live.header('x-release-set')]);
});

test('a HEAD request gets the live set, and no answer may be kept by a shared cache', async () => {
  await own.shell.verdict(await own.begin('d', { steps: [100] }));
  const { header, cookie } = await ask({}, 'HEAD');
  expect(header('x-release-set')).toBe(own.shell.controller.current?.set.id);
  expect([header('cache-control'), cookie]).toEqual(['private, no-cache', undefined]);
});

test('the page after an end, a recall or a change of the live set is not the canary’s', async () => {
  await own.shell.verdict(await own.begin('d', { steps: [100] }));
  const { cookie = '' } = await ask();
  await own.shell.verdict(await own.write({ action: 'activate', changes: { content: idOf('b') } }));
  const { header } = await ask({ cookie });
  expect(header('x-release-set')).toBe(own.shell.controller.current?.set.id);
  await own.warm();
  expect((await ask({ cookie })).text).toBe('canary');
  await own.write({ action: 'rollback', abandoned: { catalog: idOf('d') }, recalled: { catalog: idOf('d') } });
  expect((await ask({ cookie })).text).toBe('');
});
