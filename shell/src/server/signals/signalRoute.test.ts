/** @jest-environment node */
import { connect } from 'node:net';
import { openRegistry, type TestRegistry } from './testing/openRegistry.ts';
import { openSignalShop, type SignalShop } from './testing/openSignalShop.ts';
import { CART, CATALOG, liveSet, NEW_CATALOG, SHELL } from './testing/sampleSet.ts';

let shop: SignalShop;
let registry: TestRegistry;
beforeEach(async () => {
  registry = await openRegistry();
  shop = await openSignalShop(registry.url);
});
afterEach(() => {
  shop.close();
  registry.close();
});

const works = { s: liveSet.id, r: '/', t: 800, a: [CATALOG, CART] };
const visitor = { 'x-visitor': '0123456789ab' };
/** Visitor's events of the reports, in words. */
async function hear(): Promise<string[]> {
  await shop.signals.flush(2_000);
  return registry.reports.flatMap(({ visitors }) =>
    visitors.map(({ arm, what, label = '', kind = '', ms = '' }) =>
      [arm, what, label, kind, ms].filter((part) => part !== '').join(' '),
    ),
  );
}
const routes = async () => {
  await shop.signals.flush(2_000);
  return registry.reports.flatMap((report) => report.routes);
};

test('a page that works is counted for each of its releases, and its visitor is heard of', async () => {
  expect(await shop.visit('/', visitor)).toBe(200);
  expect(await shop.tell(works, visitor)).toBe(204);
  expect(await shop.tell({ ...works, a: [], v: [1200, 3, null, 60] }, visitor)).toBe(204);
  expect(await hear()).toEqual(['live sent', 'live alive 800', 'live left']);
  expect(registry.reports[0]?.visitors[2]?.vitals).toEqual({ lcp: 1200, cls: 3, blocked: 60 });
  expect(registry.reports[0]?.routes).toMatchObject([
    { remote: 'catalog', route: '/', sent: 1, alive: 1, vitals: { lcp: [0, 0, 0, 1, 0, 0, 0, 0, 0] } },
    { remote: 'cart', route: '/', sent: 1, alive: 1 },
  ]);
});

test('a failure belongs to its release, also when the page around it works', async () => {
  await shop.tell(
    {
      ...works,
      a: [CATALOG],
      f: [
        [CART, 'throw'],
        [SHELL, 'script'],
      ],
      h: ['throw', 'script'],
      n: 1,
    },
    visitor,
  );
  expect(await hear()).toEqual(['live alive 800', `live failed ${CART} throw`, `live failed ${SHELL} script`]);
  expect(registry.reports[0]?.sets).toMatchObject([{ set: 'live-set', visits: 1, hurt: { throw: 1 } }]);
  const hurt = registry.reports[0]?.routes.map((one) => [one.remote, one.hurt]);
  expect(hurt).toEqual([
    ['catalog', 0],
    ['cart', 1],
    ['shell', 1],
  ]);
});

const frames = (label: string, count = 1) =>
  Array.from({ length: count }, (_, n) => `/r/${label.replace('@', '/')}/browser/page.js:1:${n + 1}`);
const stacks = async () => {
  await shop.signals.flush(2_000);
  return registry.reports.flatMap((report) => report.stacks ?? []);
};

test('a stack is reported once an hour for each kind of failure, with places in releases of the set only', async () => {
  const foreign = frames('catalog@dddddddddddddddd');
  for (const k of [[...foreign, ...frames(CART)], frames(CART, 2)])
    await shop.tell({ ...works, f: [[CART, 'throw']], k });
  await shop.tell({ ...works, f: [['catalog@dddddddddddddddd', 'throw']], k: frames(CART) });
  await shop.tell({ ...works, f: [[CATALOG, 'script']], k: foreign });
  const [remote, release] = CART.split('@');
  expect(await stacks()).toEqual([{ remote, release, route: '/', kind: 'throw', frames: [frames(CART)[0]?.slice(3)] }]);
});

test('one address tells five stacks in two hours', async () => {
  const kinds = ['throw', 'script', 'hydration'];
  const address = { 'x-forwarded-for': '8.8.8.8' };
  for (const label of [CATALOG, CART, SHELL])
    for (const kind of kinds) await shop.tell({ ...works, f: [[label, kind]], k: frames(label) }, address);
  expect(await stacks()).toHaveLength(5);
});

test('beacons with all kinds of failure are five hurt visits of one address, and five replaced pages', async () => {
  const h = ['chunk', 'throw', 'hydration', 'script', 'api', 'unanswered'];
  const address = { 'x-forwarded-for': '8.8.8.8' };
  for (let n = 0; n < 20; n++) await shop.tell({ ...works, n: 1, h, f: [[CART, 'throw']] }, address);
  await shop.signals.flush(2_000);
  const hurt = registry.reports.flatMap(({ sets }) => sets.flatMap((one) => Object.entries(one.hurt)));
  const sum = (wanted: (kind: string) => boolean) =>
    hurt.reduce((total, [kind, count]) => total + (wanted(kind) ? count : 0), 0);
  expect([sum((kind) => kind !== 'hydration'), sum((kind) => kind === 'hydration')]).toEqual([5, 5]);
});

test('a page is silent until its own region works, and slots alone are counted for their release only', async () => {
  await shop.tell({ ...works, a: [CART] }, visitor);
  expect(await hear()).toEqual([]);
  expect(registry.reports[0]?.routes).toMatchObject([{ remote: 'cart', alive: 1 }]);
  await shop.tell({ ...works, t: 2_100, a: [CATALOG] }, visitor);
  expect(await hear()).toEqual(['live alive 2100']);
});

test('the set of the page is the arm, not what the cookie would get now', async () => {
  await shop.tell({ ...works, s: 'canary-set', a: [NEW_CATALOG, CART] }, { ...visitor, 'x-arm': 'live' });
  expect(await hear()).toEqual(['c0ffee alive 800']);
});

test('one visit and one entry are counted once, and without a cookie no visitor is reported', async () => {
  const document = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  await shop.visit('/', { ...document, 'sec-fetch-site': 'none' });
  await shop.visit('/', { ...document, 'sec-fetch-site': 'same-origin' });
  await shop.tell({ ...works, n: 1, e: 1 });
  await shop.tell({ ...works, t: undefined, a: undefined, f: [[CART, 'api']], h: ['api'] });
  expect(await hear()).toEqual([]);
  expect(registry.reports[0]?.sets).toMatchObject([{ visits: 1, entries: 1, entriesAlive: 1, hurt: { api: 1 } }]);
});

test.each([
  ['an unknown set', { ...works, s: 'other-set' }, 'unknown set'],
  ['a set named __proto__', { ...works, s: '__proto__' }, 'unknown set'],
  ['a route of no release', { ...works, r: '/product/Bowl' }, 'unknown route'],
  ['a release of another set', { ...works, a: [NEW_CATALOG] }, 'unknown release'],
  ['a label named __proto__', { ...works, a: ['__proto__'] }, 'unknown release'],
])('%s is answered like any other, and counts for nothing', async (_, beacon, why) => {
  expect(await shop.tell(beacon, visitor)).toBe(204);
  expect(await routes()).toEqual([]);
  expect(shop.metrics()).toContain(`signals_ignored_total{why="${why}",service="shell"} 1\n`);
});

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['an old browser on another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['an image, which may be larger elsewhere', { 'content-type': 'image/png' }, 415],
  ['an old browser on the shop’s public name', { origin: 'https://shop.example' }, 204],
  ['a browser that says so', { 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' }, 204],
])('%s gets its answer', async (_, headers, status) => {
  expect(await shop.tell(works, headers)).toBe(status);
});

test('a browser that asks not to be measured is answered, and counted nowhere', async () => {
  await shop.visit('/', { ...visitor, 'sec-gpc': '1' });
  expect(await shop.tell(works, { ...visitor, 'sec-gpc': '1' })).toBe(204);
  expect(await hear()).toEqual([]);
  expect(registry.reports).toEqual([]);
});

test('what is no beacon gets 400, a long one 413, and a GET 405', async () => {
  expect(await shop.tell('{"s":')).toBe(400);
  expect(await shop.tell('')).toBe(400);
  expect(await shop.tell(`"${'x'.repeat(4_096)}"`)).toBe(413);
  expect(await shop.visit('/signals')).toBe(405);
});

test('of ten thousand beacons of one address 300 are counted, and another address is heard all the same', async () => {
  const body = JSON.stringify(works);
  const { host } = new URL(shop.url);
  const one = `POST /signals HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${shop.url}\r\nContent-Type: text/plain\r\nX-Forwarded-For: 8.8.8.8\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const flood = connect(Number(new URL(shop.url).port), '127.0.0.1');
  const statuses: string[] = [];
  flood.write(one.repeat(10_000));
  let rest = '';
  for await (const part of flood) {
    rest += String(part);
    // An answer may be in two parts.
    const last = Math.max(0, rest.lastIndexOf('HTTP/1.1 '));
    const whole = rest.slice(0, last);
    statuses.push(...Array.from(whole.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status = '']) => status));
    rest = rest.slice(last);
    if (statuses.length >= 9_990) break;
  }
  expect(new Set(statuses)).toEqual(new Set(['204', '429']));
  expect(statuses.filter((status) => status === '204').length).toBeLessThanOrEqual(600);
  expect(await shop.tell(works, { 'x-forwarded-for': '9.9.9.9' })).toBe(204);
  await shop.signals.flush(2_000);
  const arrived = registry.sum(({ routes: all }) => all[0]?.alive ?? 0);
  expect(arrived).toBeGreaterThanOrEqual(301);
  expect(arrived).toBeLessThanOrEqual(601);
}, 30_000);

test('of new visitors of one household five are counted, whichever of its IPv6 networks they come from', async () => {
  for (let id = 0; id < 50; id++) {
    const from = { 'x-forwarded-for': `2001:db8:1:2${10 + id}::5`, 'x-visitor': id.toString(16).padStart(12, '0') };
    await shop.visit('/', from);
    await shop.tell(works, from);
  }
  expect((await hear()).filter((event) => event.includes('sent'))).toHaveLength(5);
  expect(registry.sum(({ routes: [first] }) => first?.sent ?? 0)).toBe(50);
});

test('the beacons of one household are limited together, whichever of its IPv6 networks they come from', async () => {
  const tell = (n: number) =>
    shop.tell(works, { 'x-forwarded-for': `2001:db8:1:2${10 + (n % 90)}::${n.toString(16)}` });
  const statuses = await Promise.all(Array.from({ length: 620 }, (_, n) => tell(n)));
  expect(statuses).toContain(429);
  expect(await shop.tell(works, { 'x-forwarded-for': '2001:db8:1:300::5' })).toBe(204);
});
