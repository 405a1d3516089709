import { once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { shadowsLast } from './shadowsLast.ts';

let app: FastifyInstance;
let answered: string[];
let endOfVisit: () => void;

function openApp(longest?: number): void {
  answered = [];
  app = fastify();
  app.addHook('onRequest', shadowsLast(longest));
  const held = new Promise<void>((resolve) => (endOfVisit = resolve));
  app.get('/visit', async () => {
    await held;
    answered.push('visit');
    return '';
  });
  app.get('/read', async () => answered.push('read') > 0);
}
afterEach(() => app.close());

const readOfShadow = () => app.inject({ url: '/read', headers: { 'x-shadow': '0000000a' } });

test('a shadow’s read waits for a visitor’s request, which other visitors do not', async () => {
  openApp(60_000);
  const visit = app.inject('/visit');
  const shadow = readOfShadow();
  await app.inject('/read');
  expect(answered).toEqual(['read']);
  endOfVisit();
  await Promise.all([visit, shadow]);
  expect(answered).toEqual(['read', 'visit', 'read']);
});

test('a shadow’s read does not wait for ever', async () => {
  openApp();
  const visit = app.inject('/visit');
  await readOfShadow();
  expect(answered).toEqual(['read']);
  endOfVisit();
  await visit;
});

test('a visitor who leaves before the answer holds up nothing', async () => {
  openApp(60_000);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const arrived = once(app.server, 'request');
  const visit = fetch(`${address}/visit`, { signal: leaving.signal }).catch(() => undefined);
  const [, response] = await arrived;
  const left = once(response, 'close');
  leaving.abort();
  await Promise.all([visit, left]);
  await readOfShadow();
  expect(answered).toEqual(['read']);
  endOfVisit();
});
