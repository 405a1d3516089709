/** @jest-environment node */
import { openRegistry, type TestRegistry } from './testing/openRegistry.ts';
import { homePage, openSignalShop, type SignalShop } from './testing/openSignalShop.ts';
import { CART, CATALOG, liveSet, SHELL } from './testing/sampleSet.ts';

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

const visitor = { 'x-visitor': '0123456789ab', 'x-arm': 'c0ffee' };
const report = async () => {
  await shop.signals.flush(2_000);
  expect(registry.reports).toHaveLength(1);
  return registry.reports[0];
};

test('a page with a failed region hurts the visitor who got it, in words of the release', async () => {
  shop.shown.page = { ...homePage, failed: [CART, 'shell@none'] };
  await shop.visit('/', { ...visitor, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' });
  const { visitors, sets, routes } = (await report()) ?? {};
  expect(routes?.map(({ remote, hurt }) => [remote, hurt])).toEqual(
    expect.arrayContaining([
      ['cart', 1],
      ['shell', 1],
    ]),
  );
  expect(visitors?.map(({ what, kind, label }) => [what, kind, label])).toEqual([
    ['sent', undefined, undefined],
    ['failed', 'render', CART],
    ['failed', 'render', SHELL],
  ]);
  expect(sets).toMatchObject([{ set: 'live-set', entries: 1, hurt: { render: 1 } }]);
});

test('a page that could not be rendered at all is a failure without a page', async () => {
  shop.shown.page = undefined;
  expect(await shop.visit('/', visitor)).toBe(500);
  expect((await report())?.visitors).toMatchObject([{ what: 'failed', kind: 'render', arm: 'c0ffee' }]);
});

test('a redirect is no page', async () => {
  shop.shown.page = { ...homePage, status: 302, boundaries: [] };
  await fetch(shop.url, { redirect: 'manual', headers: visitor });
  await shop.signals.flush(2_000);
  expect(registry.reports).toEqual([]);
});

test('a visitor is a browser once a minute, and again after its first page', async () => {
  const file = '/r/catalog/aaaaaaaaaaaaaaaa~1/browser/x.js';
  // Sets are looked up at each report and each beacon.
  await shop.tell({ s: liveSet.id, r: '/' });
  for (let time = 0; time < 3; time++) await shop.visit(file, visitor);
  await shop.visit('/', visitor);
  for (let time = 0; time < 3; time++) await shop.visit(file, visitor);
  await shop.visit('/r/catalog/dddddddddddddddd/browser/x.js', visitor);
  await shop.visit(file);
  expect((await report())?.visitors.map(({ what }) => what)).toEqual(['browser', 'sent', 'browser']);
});

test('renderings, server failures and dead renderers are counted', async () => {
  const { pages } = shop.signals;
  for (const ms of [20, 40]) pages.onRendered({ ...homePage, boundaries: [CATALOG] }, ms);
  const about = { set: liveSet, pageUrl: '/', requestId: 'r1', error: 'x', effect: 'x', level: 'warn' } as const;
  pages.onFault({ ...about, route: '/' }, CATALOG);
  pages.onFault({ ...about, route: 'not found' }, 'shell@none');
  const [thrown, own] = [`catalog__${CATALOG.slice(8)}/node/page.cjs:1:20`, '[stdin]:3:4'];
  const error = `TypeError: card 4111\n    at Page (${thrown})\n    at render (${own})\n    at node:vm:1:1`;
  pages.onFault({ ...about, route: '/', error }, CATALOG);
  pages.onRendererDeath('live-set');
  const { routes, sets, stacks } = (await report()) ?? {};
  expect(routes).toMatchObject([
    { remote: 'catalog', rendered: 2, renderMs: 60, failed: { render: 2 } },
    { remote: 'shell', release: '5e115e115e115e11', route: 'not found', failed: { render: 1 } },
  ]);
  expect(sets).toMatchObject([{ set: 'live-set', rendererDeaths: 1 }]);
  const frames = [`${CATALOG.replace('@', '/')}/node/page.cjs:1:20`, 'shell/5e115e115e115e11/node/renderer.cjs:3:4'];
  expect(stacks).toMatchObject([{ remote: 'catalog', route: '/', kind: 'render', frames }]);
});
