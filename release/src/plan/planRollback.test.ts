import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { foldLog } from '../store/foldLog.ts';
import type { Damage } from '../store/releases.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { findDuplicateRollback, findTargetOrRefusal, planRollback } from './planRollback.ts';

const intent = { by: 'ana', at: '2026-01-02T00:00:00.000Z', reason: 'broken' };
const shell: Partial<LogEntry> = { action: 'shell', shell: sampleShell };
const on = (digit: string): Partial<LogEntry> => ({ changes: { catalog: idOf(digit) } });
const log = foldLog(sampleLog(shell, on('a'), on('b')));
const live = { catalog: sampleManifest('catalog', 'b') };
const target = (digit: string, changes?: Partial<ReleaseManifest>, name = 'catalog') => ({
  [name]: { manifest: sampleManifest(name, digit, changes), damage: [] as Damage[] },
});
const worse: Partial<ReleaseManifest> = {
  bundled: ['react'],
  routes: [],
  operations: ['getTaste'],
  shared: { react: '^20' },
};

test('the replaced release is abandoned with the given reason', () => {
  expect(planRollback(log, live, target('a'), intent)).toEqual({
    kind: 'append',
    notes: [],
    entry: { ...intent, action: 'rollback', changes: { catalog: idOf('a') }, abandoned: { catalog: idOf('b') } },
  });
});

test('a recall is part of the entry', () => {
  const plan = planRollback(log, live, target('a'), { ...intent, recall: true });
  expect(plan).toMatchObject({ entry: { abandoned: { catalog: idOf('b') }, recalled: { catalog: idOf('b') } } });
});

test('for a target that was live before, everything but files and contract is only a note', () => {
  const plan = planRollback(log, live, target('a', worse), intent);
  expect(plan.kind).toBe('append');
  expect(plan.notes).toEqual([
    expect.stringContaining('calls getTaste'),
    expect.stringContaining('bundles its own react'),
    expect.stringContaining('needs react ^20'),
    expect.stringContaining('would lose /,'),
    expect.stringContaining('would lose /product/:title'),
  ]);
});

test('for a target that was never live, everything is refused except missing api operations', () => {
  const plan = planRollback(log, live, target('c', worse), intent);
  expect(plan.kind === 'refused' && plan.refusals).toHaveLength(4);
  expect(plan.notes).toEqual([expect.stringContaining('calls getTaste')]);
});

test('an unsupported contract is refused even for a release that was live', () => {
  const plan = planRollback(log, live, target('a', { contract: 2 }), intent);
  expect(plan).toMatchObject({ kind: 'refused', refusals: [expect.stringContaining('contract 2')] });
});

test('a damaged target is refused, and the file named', () => {
  const damage = [{ path: 'node/remoteEntry.cjs', problem: 'missing' as const }];
  const plan = planRollback(log, live, { catalog: { manifest: sampleManifest('catalog', 'a'), damage } }, intent);
  expect(plan).toMatchObject({ refusals: [expect.stringMatching(/node\/remoteEntry.cjs of catalog@a+ is missing/)] });
});

test('a damaged live release can be rolled back', () => {
  expect(planRollback(log, {}, target('a'), intent).kind).toBe('append');
});

test('an abandoned target needs force and a reason', () => {
  const after = foldLog(
    sampleLog(shell, on('a'), on('b'), {
      action: 'rollback',
      changes: { catalog: idOf('a') },
      abandoned: { catalog: idOf('b') },
    }),
  );
  const back = { catalog: sampleManifest('catalog', 'a') };
  expect(planRollback(after, back, target('b'), intent).kind).toBe('refused');
  expect(planRollback(after, back, target('b'), { ...intent, force: true })).toMatchObject({
    kind: 'append',
    entry: { force: true, reason: 'broken' },
  });
  expect(findTargetOrRefusal(after, 'catalog')).toMatchObject({
    refusal: expect.stringContaining('choose one with --to <release>'),
  });
});

test('the result is the rollback target, or the reason why there is none', () => {
  expect(findTargetOrRefusal(log, 'catalog')).toEqual({ release: idOf('a') });
  expect(findTargetOrRefusal(log, 'cart')).toMatchObject({
    refusal: expect.stringContaining('cart has no live release: activate'),
  });
});

test('a rollback to the live release changes nothing', () => {
  const notes = [`catalog@${idOf('b')} is already live.`];
  expect(planRollback(log, live, target('b'), intent)).toEqual({ kind: 'nothing', notes });
});

test('a remote without a live release cannot be rolled back; the message says to activate it', () => {
  const words = `catalog has no live release to roll back: use "npm run release -- activate catalog@${idOf('a')}".`;
  expect(planRollback(foldLog(sampleLog(shell)), {}, target('a'), intent)).toEqual({
    kind: 'refused',
    refusals: [words],
    notes: [],
  });
});

test('an allowed loss is reported, not refused', () => {
  const plan = planRollback(log, live, target('c', { routes: [] }), { ...intent, allowLoss: true });
  expect(plan).toMatchObject({
    kind: 'append',
    notes: expect.arrayContaining([expect.stringContaining('would lose')]),
  });
});

test('several remotes are rolled back in one entry', () => {
  const both = foldLog(
    sampleLog(shell, on('a'), { changes: { cart: idOf('c') } }, on('b'), { changes: { cart: idOf('d') } }),
  );
  const set = { catalog: sampleManifest('catalog', 'b'), cart: sampleManifest('cart', 'd') };
  expect(planRollback(both, set, { ...target('a'), ...target('c', {}, 'cart') }, intent)).toMatchObject({
    entry: {
      action: 'rollback',
      changes: { catalog: idOf('a'), cart: idOf('c') },
      abandoned: { catalog: idOf('b'), cart: idOf('d') },
    },
  });
});

test('a rollback to a set removes, restores and keeps remotes', () => {
  const entries = sampleLog(shell, on('a'), { changes: { content: idOf('e') } }, on('b'), {
    action: 'deactivate',
    changes: { content: null, cart: idOf('c') },
    abandoned: { content: idOf('e') },
  });
  const set = { catalog: sampleManifest('catalog', 'b'), cart: sampleManifest('cart', 'c') };
  const targets = { ...target('b'), ...target('e', {}, 'content'), cart: null };
  const refused = planRollback(foldLog(entries), set, targets, intent, 'set');
  expect(refused).toMatchObject({
    kind: 'refused',
    refusals: [
      expect.stringContaining(`content@${idOf('e')} was abandoned`),
      expect.stringMatching(/would lose \/viewcart.*add --allow-loss/),
    ],
  });
  const plan = planRollback(foldLog(entries), set, targets, { ...intent, force: true, allowLoss: true }, 'set');
  expect(plan).toMatchObject({
    kind: 'append',
    notes: [expect.stringContaining('would lose /viewcart')],
    entry: { changes: { content: idOf('e'), cart: null }, abandoned: { cart: idOf('c') } },
  });
  expect(planRollback(foldLog(entries), set, target('b'), intent, 'set').kind).toBe('nothing');
});

const back: Partial<LogEntry> = {
  action: 'rollback',
  by: 'bob',
  at: '2026-01-01T12:00:00.000Z',
  changes: { catalog: idOf('b') },
  abandoned: { catalog: idOf('c') },
};

test.each([
  ['2026-01-01T11:59:58.000Z', 'after this command started'],
  ['2026-01-01T12:00:01.200Z', '1.2 s before this command started'],
])('a rollback at 12:00:00 and a command started at %s count as the same rollback', (startedAt, when) => {
  const entries = sampleLog(on('a'), on('b'), on('c'), back, { changes: { cart: idOf('c') } });
  const words = findDuplicateRollback(foldLog(entries), entries, 'catalog', new Date(startedAt));
  expect(words).toMatch(/^bob rolled back to catalog@b+, leaving catalog@c+ \(entry 4\), /);
  expect(words).toContain(when);
  expect(words).toContain(`npm run release -- rollback catalog@${idOf('b')}`);
});

test('an older rollback was seen, and an activation is not a rollback', () => {
  const entries = sampleLog(on('a'), on('b'), on('c'), back);
  expect(
    findDuplicateRollback(foldLog(entries), entries, 'catalog', new Date('2026-01-01T12:00:03.000Z')),
  ).toBeUndefined();
  const again = [
    ...entries,
    { n: 5, at: back.at ?? '', by: 'bob', action: 'activate' as const, changes: { catalog: idOf('d') } },
  ];
  expect(findDuplicateRollback(foldLog(again), again, 'catalog', new Date('2026-01-01T12:00:01.000Z'))).toBeUndefined();
});
