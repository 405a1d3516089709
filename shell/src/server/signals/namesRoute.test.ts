/** @jest-environment node */
import { openSignalShop, type SignalShop } from './testing/openSignalShop.ts';
import { CATALOG } from './testing/sampleSet.ts';

let shop: SignalShop;
beforeEach(async () => {
  shop = await openSignalShop();
});
afterEach(() => shop.close());

const report = { label: CATALOG, kind: 'key', name: 'own-thing' };

async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const own = { 'content-type': 'text/plain;charset=UTF-8', origin: shop.url };
  const response = await fetch(`${shop.url}/signals/names`, {
    method: 'POST',
    body: text,
    headers: { ...own, ...headers },
  });
  await response.arrayBuffer();
  return response.status;
}

function counted(): string[] {
  return shop
    .metrics()
    .split('\n')
    .filter((line) => line.startsWith('undeclared_names_total{'));
}

test('an undeclared name is counted by release and kind, without the name', async () => {
  expect(await send(report)).toBe(204);
  expect(await send(report)).toBe(204);
  expect(await send({ ...report, kind: 'event', name: 'paw:own:thing' })).toBe(204);
  const [remote, release] = CATALOG.split('@');
  const labels = `service="shell",remote="${remote}",release="${release}"`;
  expect(counted()).toEqual([
    `undeclared_names_total{${labels},kind="key"} 2`,
    `undeclared_names_total{${labels},kind="event"} 1`,
  ]);
  expect(shop.metrics()).not.toContain('own-thing');
});

test.each<[string, unknown, Record<string, string>, number]>([
  ['about a release that no page has', { ...report, label: 'catalog@1111111111111111' }, {}, 204],
  ['of a browser that asks not to be measured', report, { 'sec-gpc': '1' }, 204],
  ['with a name that a page would have cut', { ...report, name: 'ana@example.com' }, {}, 400],
  ['that is no JSON', '{', {}, 400],
  ['that another site’s page sends', report, { 'sec-fetch-site': 'cross-site' }, 403],
  ['of another type', report, { 'content-type': 'application/json' }, 415],
])('a report %s is not counted', async (_, body, headers, status) => {
  expect(await send(body, headers)).toBe(status);
  expect(counted()).toEqual([]);
});
