import { foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog, sampleManifest } from '../testing/sampleRelease.ts';
import { planActivation } from './planActivation.ts';
import { planDeactivation } from './planDeactivation.ts';
import { planFreeze, planUnfreeze } from './planFreeze.ts';
import { planRollback } from './planRollback.ts';

const at = '2026-01-01T12:00:00.000Z';
const until = '2026-01-01T18:00:00.000Z';
const entries = sampleLog(
  { changes: { cart: idOf('a') } },
  { changes: { cart: idOf('b') } },
  { action: 'freeze', by: 'Bo', until, reason: 'Black Friday' },
);
const frozen = foldLog(entries);
const live = { cart: sampleManifest('cart', 'b') };
const candidate = (digit: string) => ({ manifest: sampleManifest('cart', digit), damage: [] });
const words = 'Bo froze this environment until 2026-01-01T18:00:00.000Z (Black Friday)';

test('a freeze refuses activations and deactivations, with who, until when and why', () => {
  const activation = planActivation(frozen, live, { by: 'ana', at, candidates: { cart: candidate('c') } });
  const deactivation = planDeactivation(frozen, live, ['cart'], { by: 'ana', at, allowLoss: true });
  for (const plan of [activation, deactivation]) {
    expect(plan).toMatchObject({ kind: 'refused', refusals: [expect.stringContaining(words)] });
  }
});

test('a rollback goes through a freeze', () => {
  expect(planRollback(frozen, live, { cart: candidate('a') }, { by: 'ana', at })).toMatchObject({ kind: 'append' });
});

test.each([
  ['its time', foldLog(entries), '2026-01-01T18:00:00.001Z'],
  ['its end', foldLog([...entries, ...sampleLog({ action: 'unfreeze' }).map((entry) => ({ ...entry, n: 4 }))]), at],
])('after %s activations go through again', (_, log, now) => {
  const plan = planActivation(log, live, { by: 'ana', at: now, candidates: { cart: candidate('c') } });
  expect(plan).toMatchObject({ kind: 'append' });
});

test('a freeze needs a time that is to come, and the same again changes nothing', () => {
  expect(planFreeze(frozen, at, { by: 'ana', at })).toMatchObject({ kind: 'refused' });
  expect(planFreeze(frozen, until, { by: 'ana', at })).toMatchObject({ kind: 'nothing' });
  expect(planUnfreeze(foldLog([]), { by: 'ana', at })).toEqual({ kind: 'nothing', notes: ['It is not frozen.'] });
});
