import type { ReleaseManifest } from '@paw/shared/contract/releaseManifest.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { findTarget, planRollback } from './planRollback.ts';

const intent = { by: 'ana', at: '2026-01-02T00:00:00.000Z', reason: 'broken' };
const shell: Partial<LogEntry> = { action: 'shell', shell: sampleShell };
const on = (digit: string): Partial<LogEntry> => ({ changes: { catalog: idOf(digit) } });
const log = foldLog(sampleLog(shell, on('a'), on('b')));
const live = { catalog: sampleManifest('catalog', 'b') };
const target = (digit: string, changes?: Partial<ReleaseManifest>) => ({
  manifest: sampleManifest('catalog', digit, changes),
  damage: [],
});
const worse: Partial<ReleaseManifest> = {
  bundled: ['react'],
  routes: [],
  operations: ['getTaste'],
  shared: { react: '^20' },
};

test('the release that is left is abandoned for the reason given', () => {
  expect(planRollback(log, live, target('a'), intent)).toEqual({
    kind: 'append',
    notes: [],
    entry: { ...intent, action: 'rollback', changes: { catalog: idOf('a') }, abandoned: { catalog: idOf('b') } },
  });
});

test('to a release that was live before, everything but files and contract only warns', () => {
  const plan = planRollback(log, live, target('a', worse), intent);
  expect(plan.kind).toBe('append');
  expect(plan.notes).toEqual([
    expect.stringContaining('calls getTaste'),
    expect.stringContaining('has its own react'),
    expect.stringContaining('needs react ^20'),
    expect.stringContaining('would lose /,'),
    expect.stringContaining('would lose /product/:title'),
  ]);
});

test('to a release that was never live, all of it is refused, except that the api only warns', () => {
  const plan = planRollback(log, live, target('c', worse), intent);
  expect(plan.kind === 'refused' && plan.refusals).toHaveLength(4);
  expect(plan.notes).toEqual([expect.stringContaining('calls getTaste')]);
});

test('a contract that the shell does not speak is refused also for a release that was live', () => {
  const plan = planRollback(log, live, target('a', { contract: 2 }), intent);
  expect(plan).toMatchObject({ kind: 'refused', refusals: [expect.stringContaining('contract 2')] });
});

test('a damaged target is refused, and the file named', () => {
  const damage = [{ path: 'node/remoteEntry.cjs', problem: 'missing' as const }];
  const plan = planRollback(log, live, { ...target('a'), damage }, intent);
  expect(plan).toMatchObject({ refusals: [expect.stringMatching(/node\/remoteEntry.cjs of catalog@a+ is missing/)] });
});

test('a live release that is damaged can be left', () => {
  expect(planRollback(log, {}, target('a'), intent).kind).toBe('append');
});

test('what was abandoned needs force and a reason', () => {
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
  expect(findTarget(after, 'catalog')).toMatchObject({
    refusal: expect.stringContaining('name one with --to <release>'),
  });
});

test('a target is found, or why there is none', () => {
  expect(findTarget(log, 'catalog')).toEqual({ release: idOf('a') });
  expect(findTarget(log, 'cart')).toMatchObject({
    refusal: expect.stringContaining('cart has no live release: activate'),
  });
});

test('the live release itself is nothing to do', () => {
  const notes = [`catalog@${idOf('b')} is live already.`];
  expect(planRollback(log, live, target('b'), intent)).toEqual({ kind: 'nothing', notes });
});

test('a remote that has no live release has nothing to leave: it is activated', () => {
  const words = `catalog has no live release to leave: use "npm run release -- activate catalog@${idOf('a')}".`;
  expect(planRollback(foldLog(sampleLog(shell)), {}, target('a'), intent)).toEqual({
    kind: 'refused',
    refusals: [words],
    notes: [],
  });
});

test('a loss that is allowed is told, not refused', () => {
  const plan = planRollback(log, live, target('c', { routes: [] }), { ...intent, allowLoss: true });
  expect(plan).toMatchObject({
    kind: 'append',
    notes: expect.arrayContaining([expect.stringContaining('would lose')]),
  });
});
