/** @jest-environment node */
import { createLog } from '@paw/node/createLog.ts';
import { Freshness } from './Freshness.ts';

let now = 0;
const opened: Freshness[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.stop();
});

const head = (n: number, at = now) => ({
  env: 'local',
  n,
  hash: 'a',
  setId: 'b',
  at: new Date(at).toISOString(),
  expires: '',
});

function open(options: Partial<ConstructorParameters<typeof Freshness>[0]> = {}) {
  const log = createLog('shell', 'silent');
  const onChange = jest.fn();
  const freshness = new Freshness({ env: 'local', log, isExpected: true, onChange, now: () => now, ...options });
  opened.push(freshness);
  return { freshness, onChange };
}

test('a shell is stale 30 s after the registry’s last message, and fresh with the next one', async () => {
  const { freshness, onChange } = open();
  await freshness.hear(head(0));
  now += 30_000;
  expect(freshness.stale).toBeUndefined();
  now += 1;
  expect(freshness.stale).toMatch(/has not been heard for 30 s/);
  freshness.see(0);
  await freshness.hear(head(0));
  expect(freshness.stale).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a shell without a registry is never stale for lack of messages', () => {
  const { freshness } = open({ isExpected: false });
  now += 100_000;
  expect(freshness.stale).toBeUndefined();
});

test('a message without a trusted signature does not count, and the reason says why', async () => {
  const trust = { readHead: () => Promise.reject(new Error('It is signed by nobody who may.')) };
  const { freshness } = open({ trust });
  now += 30_001;
  await freshness.hear(head(1));
  expect(freshness.stale).toMatch(/signed by nobody who may/);
});

test('the same signed message counts once', async () => {
  const trust = { readHead: async () => ({ n: 0, hash: 'a', at: '2026-01-01T00:00:00.000Z' }) };
  const { freshness } = open({ trust });
  await freshness.hear(head(0));
  now += 29_000;
  await freshness.hear(head(0));
  now += 2_000;
  expect(freshness.stale).toMatch(/has not been heard/);
});

test('a store that hides entries is reported, and holds back forward changes until it shows them', async () => {
  const { freshness } = open();
  freshness.see(10);
  await freshness.hear(head(12));
  now += 10_001;
  await freshness.hear(head(12));
  expect(freshness.stale).toMatch(/The registry knows entry 12, and the store shows 10/);
  freshness.see(12);
  expect(freshness.notice).toBeUndefined();
});

test('a registry that is behind is reported, and holds back nothing', async () => {
  const { freshness } = open();
  freshness.see(12);
  await freshness.hear(head(10));
  now += 10_001;
  await freshness.hear(head(10));
  expect([freshness.stale, freshness.notice]).toEqual([undefined, expect.stringMatching(/registry knows only 10/)]);
});

test('a log that cannot be verified is reported until it can', () => {
  const { freshness } = open({ isExpected: false });
  freshness.noteUnverified('Entry 3 is not signed.');
  expect(freshness.stale).toBe('The activation log cannot be verified: Entry 3 is not signed.');
  freshness.see(3);
  expect(freshness.stale).toBeUndefined();
});

test('a different entry of the same number in the store is reported, and holds back forward changes until both show the same one', async () => {
  let own = 'b';
  const { freshness } = open({ hashOf: async () => own });
  await freshness.hear(head(3));
  expect(freshness.stale).toBeUndefined();
  freshness.see(3);
  await freshness.hear(head(3));
  expect(freshness.stale).toMatch(/^The registry and the store show different entries 3: only rollbacks are taken/);
  own = 'a';
  await freshness.hear(head(3));
  expect(freshness.notice).toBeUndefined();
});

test('a store that cannot be read right now counts as showing no different entry', async () => {
  const { freshness } = open({ hashOf: () => Promise.reject(new Error('The disk is gone.')) });
  freshness.see(3);
  await freshness.hear(head(3));
  expect(freshness.lines).toEqual([]);
});

test('an unreachable registry is reported at once and until it is back, and holds back nothing', () => {
  const { freshness } = open();
  freshness.noteReached('The registry cannot be reached (ECONNREFUSED).');
  expect([freshness.stale, freshness.lines]).toEqual([
    undefined,
    ['The registry cannot be reached (ECONNREFUSED). The shell polls the release store.'],
  ]);
  freshness.noteReached(undefined);
  expect(freshness.lines).toEqual([]);
});
