import { foldLog } from '../store/foldLog.ts';
import { hashSecret } from '../store/previews.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { planEndOfPreview, planPreview } from './planPreview.ts';

const at = '2026-01-01T12:00:00.000Z';
const until = '2026-01-01T14:00:00.000Z';
const intent = { by: 'ana', at, id: '0000000a', hash: hashSecret('a secret'), until };
const entries = sampleLog({ action: 'shell', shell: sampleShell }, { changes: { cart: idOf('a') } });
const log = foldLog(entries);
const live = { cart: sampleManifest('cart', 'a') };
const candidates = (name: string, digit: string, changes: object = {}) => ({
  [name]: { manifest: sampleManifest(name, digit, changes), damage: [] },
});

test('a preview is one entry without changes, with the hash of its secret', () => {
  expect(planPreview(log, live, { ...intent, candidates: candidates('cart', 'b') })).toMatchObject({
    kind: 'append',
    entry: { action: 'preview', preview: { id: intent.id, hash: intent.hash, overrides: { cart: idOf('b') }, until } },
  });
});

test.each([
  ['another contract', candidates('cart', 'b', { contract: 9 }), /contract/],
  [
    'a page of another team',
    candidates('club', 'b', { routes: sampleManifest('cart', 'a').routes }),
    /claims \/viewcart/,
  ],
  ['another React', candidates('cart', 'b', { shared: { react: '^1.0.0' } }), /react/],
  ['the shell', candidates('shell', 'b'), /the shell itself cannot be previewed/],
])('%s is refused as an activation would be', (_, wrong, words) => {
  const plan = planPreview(log, live, { ...intent, candidates: wrong });
  expect(plan).toMatchObject({ kind: 'refused', refusals: expect.arrayContaining([expect.stringMatching(words)]) });
});

test('what is live already needs no preview', () => {
  const candidate = candidates('cart', 'a');
  expect(planPreview(log, live, { ...intent, candidates: candidate })).toMatchObject({ kind: 'nothing' });
});

test('a preview lasts a day at most, and begins before it ends', () => {
  for (const wrong of ['2026-01-02T12:00:01.000Z', at]) {
    const plan = planPreview(log, live, { ...intent, until: wrong, candidates: candidates('cart', 'b') });
    expect(plan).toMatchObject({ kind: 'refused', refusals: [expect.stringMatching(/at most 24 hours/)] });
  }
});

test('an abandoned release is refused with the words for showing it', () => {
  const back = { action: 'rollback', abandoned: { cart: idOf('b') } } as const;
  const abandoned = foldLog([...entries, ...sampleLog(back).map((entry) => ({ ...entry, n: 3 }))]);
  expect(planPreview(abandoned, live, { ...intent, candidates: candidates('cart', 'b') })).toMatchObject({
    refusals: [expect.stringContaining('To show it anyway, add --force')],
  });
});

test('a recalled release is refused even by force', () => {
  const recall = { action: 'rollback', abandoned: { cart: idOf('b') }, recalled: { cart: idOf('b') } } as const;
  const recalled = foldLog([...entries, ...sampleLog(recall).map((entry) => ({ ...entry, n: 3 }))]);
  const forced = { ...intent, force: true, reason: 'why', candidates: candidates('cart', 'b') };
  expect(planPreview(recalled, live, forced)).toMatchObject({
    kind: 'refused',
    refusals: [expect.stringMatching(/was recalled/)],
  });
});

test('only an open preview is ended', () => {
  const plan = planPreview(log, live, { ...intent, candidates: candidates('cart', 'b') });
  const begun = [...entries, ...(plan.kind === 'append' ? [{ ...plan.entry, n: 3 }] : [])];
  const open = foldLog(begun);
  expect(planEndOfPreview(open, intent.id, intent)).toMatchObject({
    kind: 'append',
    entry: { preview: { id: intent.id } },
  });
  const end = sampleLog({ action: 'end-preview', preview: { id: intent.id } }).map((entry) => ({ ...entry, n: 4 }));
  const ended = foldLog([...begun, ...end]);
  expect(planEndOfPreview(ended, intent.id, intent)).toMatchObject({ kind: 'nothing' });
  expect(planEndOfPreview(log, intent.id, intent)).toMatchObject({
    kind: 'refused',
    refusals: [expect.stringContaining('There is no preview')],
  });
});
