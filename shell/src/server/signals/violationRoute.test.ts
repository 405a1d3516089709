/** @jest-environment node */
import { openSignalShop, type SignalShop } from './testing/openSignalShop.ts';
import { canarySet, liveSet } from './testing/sampleSet.ts';
import { violationsPath } from './violationRoute.ts';

let shop: SignalShop;
beforeEach(async () => {
  shop = await openSignalShop();
});
afterEach(() => shop.close());

const page = 'https://shop.example/club/secret?variant=1';
/** A report as `report-uri` sends it. */
const report = (more: object = {}) => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x.png',
    ...more,
  },
});

async function send(body: unknown, set = liveSet.id, headers: Record<string, string> = {}): Promise<number> {
  const type = Array.isArray(body) ? 'application/reports+json' : 'application/csp-report';
  const response = await fetch(shop.url + violationsPath(set), {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, ...headers },
  });
  await response.arrayBuffer();
  return response.status;
}

/** Lines of metrics that begin so. */
function lines(name: string): string[] {
  return shop
    .metrics()
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`));
}

test('what a page refused is counted by directive and release set, and nothing else of it is kept', async () => {
  const other = { type: 'csp-violation', body: { documentURL: page, effectiveDirective: 'script-src-elem' } };
  expect(await send(report())).toBe(204);
  expect(await send(report())).toBe(204);
  expect(await send([other, { type: 'deprecation', body: {} }], canarySet.id)).toBe(204);
  expect(lines('csp_violations_total')).toEqual([
    `csp_violations_total{service="shell",directive="img-src",set="${liveSet.id}"} 2`,
    `csp_violations_total{service="shell",directive="script-src-elem",set="${canarySet.id}"} 1`,
  ]);
  expect(shop.metrics()).not.toMatch(/secret|evil/);
});

test('an older browser names the directive with its sources, and an invented one is counted as other', async () => {
  await send(report({ 'effective-directive': undefined, 'violated-directive': "style-src 'self'" }));
  await send(report({ 'effective-directive': 'x"} 1\n' }));
  expect(lines('csp_violations_total').map((line) => /directive="(.*?)"/.exec(line)?.[1])).toEqual([
    'style-src',
    'other',
  ]);
});

test.each<[string, unknown, string, Record<string, string>, number]>([
  ['of another site’s page', report({ 'document-uri': 'https://evil.example/' }), liveSet.id, {}, 204],
  ['of an extension', report({ 'blocked-uri': 'chrome-extension' }), liveSet.id, {}, 204],
  ['about a set that this shell does not know', report(), 'invented', {}, 204],
  ['of a browser that asks not to be measured', report(), liveSet.id, { 'sec-gpc': '1' }, 204],
  ['that another site’s page sends', report(), liveSet.id, { 'sec-fetch-site': 'cross-site' }, 403],
  ['of another type', report(), liveSet.id, { 'content-type': 'text/plain' }, 415],
  ['that is no JSON', '{', liveSet.id, {}, 400],
  ['without a report', '{}', liveSet.id, {}, 400],
  ['that is too long', report({ 'script-sample': 'x'.repeat(40_000) }), liveSet.id, {}, 413],
])('a report %s is not counted', async (_, body, set, headers, status) => {
  expect(await send(body, set, headers)).toBe(status);
  expect(lines('csp_violations_total')).toEqual([]);
});

test('one request counts for at most 20 refusals, and one client’s are limited', async () => {
  const shopper = { 'x-forwarded-for': '203.0.113.7' };
  const one = { type: 'csp-violation', body: { documentURL: page, effectiveDirective: 'img-src' } };
  expect(
    await send(
      Array.from({ length: 50 }, () => one),
      liveSet.id,
      shopper,
    ),
  ).toBe(204);
  expect(lines('csp_violations_total')[0]).toMatch(/ 20$/);
  const answers = await Promise.all(Array.from({ length: 120 }, () => send(report(), liveSet.id, shopper)));
  expect(answers.filter((status) => status === 429)).toHaveLength(21);
});

test('the path accepts only POST', async () => {
  expect((await fetch(shop.url + violationsPath(liveSet.id))).status).toBe(405);
});
