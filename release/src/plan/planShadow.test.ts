import { foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { planEndOfShadow, planShadow } from './planShadow.ts';

const at = '2026-01-01T12:00:00.000Z';
const until = '2026-01-01T12:05:00.000Z';
const intent = { by: 'ana', at, id: '0000000a', until };
const entries = sampleLog({ action: 'shell', shell: sampleShell }, { changes: { cart: idOf('a') } });
const log = foldLog(entries);
const live = { cart: sampleManifest('cart', 'a') };
const candidates = (name: string, digit: string, changes: object = {}) => ({
  [name]: { manifest: sampleManifest(name, digit, changes), damage: [] },
});

test('a shadow is one entry without changes', () => {
  expect(planShadow(log, live, { ...intent, candidates: candidates('cart', 'b') })).toMatchObject({
    kind: 'append',
    entry: { action: 'shadow', shadow: { id: intent.id, overrides: { cart: idOf('b') }, until } },
  });
});

test.each([
  ['another contract', candidates('cart', 'b', { contract: 9 }), /contract/],
  ['the shell', candidates('shell', 'b'), /the shell itself cannot be one/],
])('%s is refused', (_, wrong, words) => {
  const plan = planShadow(log, live, { ...intent, candidates: wrong });
  expect(plan).toMatchObject({ kind: 'refused', refusals: expect.arrayContaining([expect.stringMatching(words)]) });
});

test('what is live already is not rendered beside itself', () => {
  expect(planShadow(log, live, { ...intent, candidates: candidates('cart', 'a') })).toMatchObject({ kind: 'nothing' });
});

test('a shadow lasts a day at most', () => {
  const wrong = { ...intent, until: '2026-01-02T12:00:01.000Z' };
  expect(planShadow(log, live, { ...wrong, candidates: candidates('cart', 'b') })).toMatchObject({
    refusals: [expect.stringMatching(/at most 24 hours/)],
  });
});

test('only an open shadow is ended', () => {
  const plan = planShadow(log, live, { ...intent, candidates: candidates('cart', 'b') });
  const begun = [...entries, ...(plan.kind === 'append' ? [{ ...plan.entry, n: 3 }] : [])];
  expect(planEndOfShadow(foldLog(begun), intent.id, intent)).toMatchObject({ entry: { action: 'end-shadow' } });
  const later = { ...intent, at: until };
  expect(planEndOfShadow(foldLog(begun), intent.id, later)).toMatchObject({ kind: 'nothing' });
  expect(planEndOfShadow(foldLog(begun), 'other', intent)).toMatchObject({ kind: 'refused' });
});
