import { keepMinute } from '../../signals/keptSignals.ts';
import { emptyMinute } from '../../signals/MinuteCount.ts';
import { appendNext } from '../../testing/appendNext.ts';
import { idOf, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';
import { beginOf } from './plotOf.ts';

const MINUTE = 60_000;
let registry: TestRegistry;
let viewer: string;

beforeEach(async () => {
  registry = await openTestRegistry();
  viewer = await registry.tokenOf('viewer');
});
afterEach(async () => registry.app.close());
afterAll(removeTemporaryFolders);

const ask = async (range: string, env: string) =>
  (await registry.call('GET', `/v1/environments/${env}/hurt?range=${range}`, viewer)).body;

/** One minute of two views, of which one failed. */
const keep = (at: number, more: object = {}, instance = 'x') => {
  const route = { remote: 'cart', release: idOf('a'), route: '/viewcart', sent: 2, alive: 1, failed: { throw: 1 } };
  const routes = [{ ...route, rendered: 0, renderMs: 0, ...more }];
  const minute = { ...emptyMinute(new Date(Math.floor(at / MINUTE) * MINUTE).toISOString()), routes };
  return keepMinute(registry.store, 'staging', minute, instance);
};
const activate = (at: number, digit: string) =>
  appendNext(registry.store, 'staging', {
    at: new Date(at).toISOString(),
    by: 'ana',
    action: 'activate',
    changes: { cart: idOf(digit) },
  });

test('hurt visits are counted; of a shell that does not count them, failed views are', async () => {
  await activate(Date.now() - 10 * MINUTE, 'a');
  await keep(Date.now() - 3 * MINUTE, { failed: { throw: 9 }, hurt: 2 });
  await keep(Date.now() - 2 * MINUTE, { failed: { throw: 3 } });
  const { remotes, errors } = await ask('2h', 'staging');
  expect(remotes[0].hurt.filter(Boolean)).toEqual([2, 3]);
  expect(errors[0]).toMatchObject({ failed: 12 });
});

test('views are slow when their main content took more than 2.5 s', async () => {
  await activate(Date.now() - 10 * MINUTE, 'a');
  await keep(Date.now() - 3 * MINUTE, { vitals: { lcp: [0, 0, 1, 1, 1, 1, 5, 2, 1] } });
  const { remotes } = await ask('2h', 'staging');
  expect([remotes[0].slow.filter(Boolean), remotes[0].measured.filter(Boolean)]).toEqual([[8], [12]]);
});

test('a white page, which tells of no error, is counted as silent', async () => {
  await activate(Date.now() - 10 * MINUTE, 'a');
  const set = { set: 's', visits: 5, hurt: {}, entries: 9, entriesAlive: 4, rendererDeaths: 0 };
  const minute = { ...emptyMinute(new Date(Date.now() - 5 * MINUTE).toISOString()), sets: [set] };
  await keepMinute(registry.store, 'staging', minute, 'x');
  const { entries, silent } = await ask('2h', 'staging');
  expect([entries.filter(Boolean), silent.filter(Boolean)]).toEqual([[9], [5]]);
});

test('a failure that every release has comes after one that only the newest has, however often it is', async () => {
  await activate(Date.now() - 100 * MINUTE, 'a');
  await activate(Date.now() - 20 * MINUTE, 'b');
  for (const [ago, digit] of [
    [60, 'a'],
    [10, 'b'],
  ] as const) {
    const failed = { script: 50, ...(digit === 'b' && { throw: 20 }) };
    await keep(Date.now() - ago * MINUTE, { release: idOf(digit), sent: 500, failed });
  }
  const { errors } = await ask('2h', 'staging');
  expect(errors[0]).toMatchObject({ release: idOf('b'), kind: 'throw', shownBy: { n: 2 } });
});

test('a minute that is kept later is seen, and an hour that was read is not forgotten', async () => {
  await activate(Date.now() - 10 * MINUTE, 'a');
  await keep(Date.now() - 3 * MINUTE);
  expect((await ask('2h', 'staging')).errors[0].failed).toBe(1);
  await keep(Date.now() - 3 * MINUTE, {}, 'other');
  expect((await ask('2h', 'staging')).errors[0].failed).toBe(2);
});

test('a canary’s release is named by the entry that began it', async () => {
  await activate(Date.now() - 100 * MINUTE, 'a');
  const canary = { id: 'c0ffee00c0ffee00', releases: { cart: idOf('b') }, steps: [10, 100], hold: 600_000 };
  const at = new Date(Date.now() - 20 * MINUTE).toISOString();
  await appendNext(registry.store, 'staging', { at, by: 'ana', action: 'canary', canary });
  await keep(Date.now() - 10 * MINUTE, { release: idOf('b') });
  const { errors, changes } = await ask('2h', 'staging');
  expect(errors[0]).toMatchObject({ shownBy: { n: 2, how: 'canary' } });
  expect(changes.at(-1)).toMatchObject({ action: 'canary' });
});

test('an environment that is not there, and a time that is none, are refused', async () => {
  expect((await registry.call('GET', '/v1/environments/nowhere/hurt', viewer)).status).toBe(404);
  await activate(Date.now(), 'a');
  expect((await registry.call('GET', '/v1/environments/staging/hurt?range=year', viewer)).status).toBe(400);
  expect(await ask('day', 'staging')).toMatchObject({ remotes: [], errors: [] });
});

test('what is shown begins with a full hour', () => {
  const now = Date.parse('2026-03-04T14:20:00Z');
  expect(new Date(beginOf('2h', now)).toISOString()).toBe('2026-03-04T13:00:00.000Z');
  expect(new Date(beginOf('day', now)).toISOString()).toBe('2026-03-03T15:00:00.000Z');
});
