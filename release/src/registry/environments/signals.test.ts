import { appendNext } from '../../testing/appendNext.ts';
import { idOf, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

const url = '/v1/environments/staging/signals';
const canaryId = 'c0ffee00c0ffee00';
let registry: TestRegistry;
let token: string;

beforeEach(async () => {
  registry = await openTestRegistry();
  token = await registry.tokenOf('admin');
  const at = new Date().toISOString();
  await appendNext(registry.store, 'staging', { at, by: 'ana', action: 'activate', changes: { cart: idOf('a') } });
  const canary = { id: canaryId, releases: { cart: idOf('b') }, steps: [10, 100], hold: 600_000 };
  await appendNext(registry.store, 'staging', { at, by: 'ana', action: 'canary', canary });
});
afterEach(async () => registry.app.close());
afterAll(removeTemporaryFolders);

const counts = { remote: 'cart', release: idOf('a'), sent: 3, alive: 2, failed: {}, rendered: 1, renderMs: 4 };
const report = (more: object = {}) => ({
  shell: 'one',
  seq: 1,
  at: new Date().toISOString(),
  ms: 1_000,
  apiUp: true,
  routes: [{ ...counts, route: '/viewcart' }],
  sets: [],
  visitors: [
    { visitor: '0123456789ab', arm: canaryId, ago: 10, what: 'sent' },
    { visitor: '0123456789ab', arm: canaryId, ago: 5, what: 'alive', ms: 500 },
  ],
  dropped: 0,
  ...more,
});

test('what a shell reports is kept, and can be asked for by minutes and hours', async () => {
  for (const seq of [1, 2, 2]) expect((await registry.call('POST', url, token, report({ seq }))).status).toBe(204);
  await (await registry.guards.of('staging')).end();
  const minutes = (await registry.call('GET', url, token)).body;
  expect(minutes).toMatchObject({ per: 'minute', counts: [{ reports: 2, routes: [{ route: '/viewcart', sent: 6 }] }] });
  const from = new Date(Date.now() - 86_400_000).toISOString();
  const hours = (await registry.call('GET', `${url}?from=${from}`, token)).body;
  expect(hours).toMatchObject({ per: 'hour', counts: [{ reports: 2 }] });
});

test('what the guard knows of a canary can be asked for while it is open', async () => {
  await registry.call('POST', url, token, report());
  const of = (id: string) => registry.call('GET', `/v1/environments/staging/canaries/${id}/verdict`, token);
  const { status, body } = await of(canaryId);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    share: 0.1,
    groups: [{ canary: { visitors: 1, hurt: 0 }, verdict: 'not yet known' }, {}, {}, {}],
  });
  expect((await of('deadbeef')).status).toBe(404);
});

test('a registry that is started again in the middle of a canary knows what the last one knew, and counts nothing twice', async () => {
  await registry.call('POST', url, token, report());
  await registry.app.close();
  registry = await openTestRegistry({}, registry.folder);
  const known = async () => {
    const { body } = await registry.call('GET', `/v1/environments/staging/canaries/${canaryId}/verdict`, token);
    return body.groups[0].canary;
  };
  expect(await known()).toEqual({ visitors: 1, hurt: 0 });
  await registry.call('POST', url, token, report());
  expect(await known()).toEqual({ visitors: 1, hurt: 0 });
});

test('a report without a time that can be read is refused, because it would stop the clock of all shells', async () => {
  for (const at of ['soon', '', '2026-13-01T00:00:00.000Z']) {
    expect((await registry.call('POST', url, token, report({ at }))).status).toBe(400);
  }
});

test('a report that is no report is refused', async () => {
  const post = async (more: object) => (await registry.call('POST', url, token, report(more))).status;
  expect(await post({ visitors: [{ visitor: 'ana@shop.example' }] })).toBe(400);
});

test('a time of more than a month is refused', async () => {
  const { status, body } = await registry.call('GET', `${url}?from=2020-01-01T00:00:00Z`, token);
  expect([status, body.message]).toEqual([400, 'Ask for a time of up to 31 days: "from" is before "to".']);
});
