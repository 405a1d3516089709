import { findOpenCanary } from '../store/canaries.ts';
import { findAbandoned, foldLog } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { planActivation } from './planActivation.ts';
import { planCanary } from './planCanary.ts';
import { planCanaryStep } from './planCanaryStep.ts';
import { planDeactivation } from './planDeactivation.ts';
import { planEndOfCanary } from './planEndOfCanary.ts';
import { planRollback } from './planRollback.ts';

const who = { by: 'ana', at: '2026-01-01T12:00:00.000Z' };
const id = 'c0ffee00c0ffee00';
const entries: Partial<LogEntry>[] = [
  { action: 'shell', shell: sampleShell },
  { changes: { cart: idOf('a'), catalog: idOf('a') } },
];
const canary = { id, releases: { cart: idOf('b') }, steps: [1, 10, 100], hold: 600_000 };
const begun: Partial<LogEntry> = { action: 'canary', canary };
const logOf = (...more: Partial<LogEntry>[]) => foldLog(sampleLog(...entries, ...more));
const frozen: Partial<LogEntry> = { action: 'freeze', until: '2026-01-02T00:00:00.000Z' };
const live = { cart: sampleManifest('cart', 'a'), catalog: sampleManifest('catalog', 'a') };
const candidate = (name: string, digit: string, changes: object = {}) => ({
  manifest: sampleManifest(name, digit, changes),
  damage: [],
});
const plan = (log = logOf(), more: Partial<Parameters<typeof planCanary>[2]> = {}) =>
  planCanary(log, live, { ...who, id, steps: canary.steps, hold: 600_000, candidate: candidate('cart', 'b'), ...more });
const refusedFor = (words: RegExp) => ({
  kind: 'refused',
  refusals: expect.arrayContaining([expect.stringMatching(words)]),
});

test('a canary is one entry without changes, with its plan', () => {
  expect(plan()).toEqual({ kind: 'append', notes: [], entry: { ...who, action: 'canary', canary } });
});

test('the live release needs no canary', () => {
  expect(plan(logOf(), { candidate: candidate('cart', 'a') })).toMatchObject({ kind: 'nothing' });
});

test.each([
  ['another contract', { candidate: candidate('cart', 'b', { contract: 9 }) }, /contract/],
  ['a page less', { candidate: candidate('cart', 'b', { routes: [] }) }, /would lose \/viewcart.*add --allow-loss/],
  ['another React', { candidate: candidate('cart', 'b', { shared: { react: '^1.0.0' } }) }, /react/],
  ['a remote that is not live', { candidate: candidate('club', 'b') }, /club has no live release that a canary/],
  ['the shell', { candidate: candidate('shell', 'b') }, /A canary is of a remote: the shell itself/],
  ['shares that fall', { steps: [10, 1] }, /10,1 is no plan of a canary: .* --steps 1,10,50,100/],
  ['everyone at once', { steps: [100] }, /the first below 100/],
  ['no step', { steps: [] }, /Nothing is no plan/],
  ['no hold', { hold: 0 }, /10 seconds at least, .* write --hold 10m/],
  ['a hold of a month', { hold: 30 * 86_400_000 }, /7 days at most: write --hold 10m/],
  ['a hold without end', { hold: Number.POSITIVE_INFINITY }, /7 days at most/],
])('%s is refused', (_, more, words) => {
  expect(plan(logOf(), more)).toMatchObject(refusedFor(words));
});

test('a freeze refuses a canary and its steps up, and neither a step down nor its end', () => {
  expect(plan(logOf(frozen))).toMatchObject(refusedFor(/froze this environment/));
  const later = logOf(begun, { action: 'step-canary', canary: { id, step: 1 } }, frozen);
  expect(planCanaryStep(logOf(begun, frozen), { ...who, remote: 'cart' })).toMatchObject(refusedFor(/froze/));
  expect(planCanaryStep(later, { ...who, remote: 'cart', to: 1 })).toMatchObject({ kind: 'append' });
  expect(planEndOfCanary(later, { ...who, remote: 'cart' })).toMatchObject({ kind: 'append' });
});

test('an abandoned release takes force and a reason', () => {
  const log = logOf({ action: 'rollback', abandoned: { cart: idOf('b') } });
  expect(plan(log)).toMatchObject(refusedFor(/To show it anyway, add --force --reason/));
  expect(plan(log, { force: true, reason: 'it was the api' })).toMatchObject({ kind: 'append' });
});

test('a canary with which the shop loses a page is left to a person at its last step', () => {
  const more = { candidate: candidate('cart', 'b', { routes: [] }), allowLoss: true };
  const byHand = /because the shop loses a page with it\. Do that by hand: .* canary promote cart --allow-loss$/;
  expect(plan(logOf(), more)).toMatchObject({ notes: expect.arrayContaining([expect.stringMatching(byHand)]) });
  const short = plan(logOf(), { ...more, steps: [1, 10] });
  expect(short.notes.join()).not.toContain('The guard never');
});

test('a remote has one canary, and an environment two', () => {
  expect(plan(logOf(begun))).toMatchObject(refusedFor(/cart has a canary already, cart@b+ for 1 % of the visitors/));
  const others = ['cart', 'catalog'].map((remote, index) => ({
    action: 'canary',
    canary: { ...canary, id: `c0ffee0${index}`, releases: { [remote]: idOf('b') } },
  }));
  const log = logOf({ changes: { club: idOf('a') } }, ...others);
  expect(plan(log, { candidate: candidate('club', 'b') })).toMatchObject(
    refusedFor(/2 canaries are open, of cart and catalog/),
  );
});

test('a step goes to the next share of the plan, or to the named one', () => {
  const at = (to?: number) => planCanaryStep(logOf(begun), { ...who, remote: 'cart', to });
  expect(at()).toMatchObject({ kind: 'append', entry: { action: 'step-canary', canary: { id, step: 1 } } });
  expect(at(10)).toMatchObject({ entry: { canary: { id, step: 1 } } });
  expect(at(1)).toMatchObject({ kind: 'nothing', notes: ['The canary has 1 % of the visitors already.'] });
  expect(at(20)).toMatchObject(refusedFor(/20 % is no step of this canary: its steps are 1, 10, 100 %/));
  expect(at(100)).toMatchObject(refusedFor(/100 % is an activation: make it live with .* canary promote cart/));
  expect(planCanaryStep(logOf(), { ...who, remote: 'cart' })).toMatchObject(refusedFor(/cart has no open canary/));
});

test('who asks for the next step, and had seen an earlier one, goes no further than that', () => {
  const moved = logOf(begun, { action: 'step-canary', canary: { id, step: 1 } });
  const next = (seen: number) => planCanaryStep(moved, { ...who, remote: 'cart', seen });
  expect(next(0)).toMatchObject({
    kind: 'nothing',
    notes: [expect.stringMatching(/10 % .* treated as the same step/)],
  });
  expect(next(1)).toMatchObject(refusedFor(/100 % is an activation/));
});

test('an end may abandon the release, with a reason, and a canary ends once', () => {
  const end = planEndOfCanary(logOf(begun), { ...who, remote: 'cart', abandon: true, reason: 'it throws' });
  const log = logOf(begun, end.kind === 'append' ? end.entry : {});
  expect([findOpenCanary(log, 'cart'), findAbandoned(log, 'cart', idOf('b'))?.reason]).toEqual([
    undefined,
    'it throws',
  ]);
  expect(planEndOfCanary(log, { ...who, remote: 'cart' })).toMatchObject({
    kind: 'nothing',
    notes: [expect.stringMatching(/was stopped by ana/)],
  });
  expect(planEndOfCanary(logOf(begun), { ...who, remote: 'cart', abandon: true })).toMatchObject(
    refusedFor(/needs a reason/),
  );
});

test('the release of a canary that was stopped before can be abandoned still, until its remote changes', () => {
  const stopped = { action: 'end-canary', canary: { id }, reason: 'seen enough' };
  const abandon = (...more: Partial<LogEntry>[]) =>
    planEndOfCanary(logOf(begun, ...more), { ...who, remote: 'cart', abandon: true, reason: 'it throws' });
  const late = abandon(stopped);
  expect(late).toMatchObject({ kind: 'append', entry: { action: 'rollback', abandoned: { cart: idOf('b') } } });
  const entry = late.kind === 'append' ? late.entry : {};
  const after = logOf(begun, stopped, entry);
  expect([findAbandoned(after, 'cart', idOf('b'))?.reason, after.live.cart]).toEqual(['it throws', idOf('a')]);
  expect(abandon(stopped, entry)).toMatchObject({ kind: 'nothing' });
  expect(abandon(stopped, { changes: { cart: idOf('c') } })).toMatchObject(refusedFor(/nothing is left to abandon/));
  const promoted = { changes: { cart: idOf('b') }, canary: { id } };
  expect(abandon(promoted)).toMatchObject(refusedFor(/It is live: leave it with .* rollback cart@b+"/));
});

test('the release of a canary goes live in its name, and no other of its remote', () => {
  const activate = (digit: string) =>
    planActivation(logOf(begun), live, { ...who, candidates: { cart: candidate('cart', digit) } });
  expect(activate('b')).toMatchObject({ entry: { action: 'activate', changes: { cart: idOf('b') }, canary: { id } } });
  expect(activate('c')).toMatchObject(refusedFor(/cart has a canary, cart@b+: end it first with .* canary stop cart/));
});

test('a rollback and a deactivation go through, and say that they end the canary', () => {
  const log = logOf({ changes: { cart: idOf('c') } }, begun);
  const notes = expect.arrayContaining([expect.stringMatching(/This ends the canary of cart@b+/)]);
  expect(planRollback(log, live, { cart: candidate('cart', 'a') }, who)).toMatchObject({ kind: 'append', notes });
  const lossy = { ...who, allowLoss: true };
  expect(planDeactivation(log, live, ['cart'], lossy)).toMatchObject({ kind: 'append', notes });
});
