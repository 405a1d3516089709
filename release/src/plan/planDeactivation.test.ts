import { findAbandoned, foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { planDeactivation } from './planDeactivation.ts';

const intent = { by: 'ana', at: '2026-01-02T00:00:00.000Z' };
const entries = sampleLog(
  { action: 'shell', shell: sampleShell },
  { changes: { cart: idOf('a'), content: idOf('c') } },
);
const log = foldLog(entries);
const live = { cart: sampleManifest('cart', 'a'), content: sampleManifest('content', 'c') };

test("a remote's only release is abandoned, and the other remotes stay live", () => {
  const plan = planDeactivation(log, live, ['content'], { ...intent, reason: 'too early' });
  expect(plan).toMatchObject({
    kind: 'append',
    entry: { action: 'deactivate', changes: { content: null }, abandoned: { content: idOf('c') }, reason: 'too early' },
  });
  const after = foldLog([
    ...entries,
    { n: 3, ...(plan.kind === 'append' ? plan.entry : intent), action: 'deactivate' },
  ]);
  expect(after.live).toEqual({ cart: idOf('a') });
  expect(findAbandoned(after, 'content', idOf('c'))).toMatchObject({ reason: 'too early' });
});

test('a page of the specification is lost only with --allow-loss', () => {
  expect(planDeactivation(log, live, ['cart'], intent)).toMatchObject({
    kind: 'refused',
    refusals: [expect.stringMatching(/The shop would lose \/viewcart, .* add --allow-loss/)],
  });
  expect(planDeactivation(log, live, ['cart'], { ...intent, allowLoss: true })).toMatchObject({
    kind: 'append',
    notes: [expect.stringContaining('would lose /viewcart')],
  });
});

test('a remote without a live release is not changed', () => {
  expect(planDeactivation(log, live, ['catalog'], intent)).toEqual({
    kind: 'nothing',
    notes: ['catalog has no live release.'],
  });
});

test('a release with a damaged release.json can be deactivated', () => {
  expect(planDeactivation(log, { cart: live.cart }, ['content'], intent).kind).toBe('append');
});
