/** @jest-environment node */
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { keepOnlyRollbacks, earlierOf, groupsOf, remotesOf, listRollbackSets } from './setChanges.ts';

const logOf = (...entries: Partial<LogEntry>[]): LogEntry[] =>
  entries.map((entry, index) => ({ n: index + 1, at: '', by: 'ana', action: 'activate', ...entry }));

const entries = logOf(
  { changes: { catalog: 'a1', cart: 'c1', shell: 's1' } },
  { changes: { catalog: 'a2' } },
  { changes: { catalog: 'a3' } },
  { changes: { cart: 'c2' } },
);
const log = foldLog(entries);

test('the shell’s own release is not a remote of a set', () => {
  expect(remotesOf(log)).toEqual({ catalog: 'a3', cart: 'c2' });
});

test('remotes changed by one entry are one group, oldest first', () => {
  expect(groupsOf(log, {}, remotesOf(log))).toEqual([['catalog'], ['cart']]);
  expect(groupsOf(log, { catalog: 'a3' }, remotesOf(log))).toEqual([['cart']]);
});

test('rollbacks go live before an activation of the same time', () => {
  const later = [...entries, ...logOf({ action: 'rollback', changes: { cart: 'c1' } })];
  const serving = { catalog: 'a2', cart: 'c2' };
  expect(keepOnlyRollbacks(later, serving, { catalog: 'a3', cart: 'c1' })).toEqual({ catalog: 'a2', cart: 'c1' });
  expect(keepOnlyRollbacks(entries, serving, remotesOf(log))).toBeUndefined();
});

test('a deactivated remote leaves the set at once', () => {
  const later = [...entries, ...logOf({ action: 'deactivate', changes: { cart: null } })];
  expect(keepOnlyRollbacks(later, { catalog: 'a2', cart: 'c2' }, { catalog: 'a3' })).toEqual({ catalog: 'a2' });
});

test('an abandoned release is no rollback target', () => {
  const rolledBack = logOf({ n: 5, action: 'rollback', changes: { catalog: 'a2' }, abandoned: { catalog: 'a3' } });
  expect(earlierOf(log, 'catalog')).toEqual(['a2', 'a1']);
  expect(earlierOf(foldLog([...entries, ...rolledBack]), 'catalog')).toEqual(['a1']);
});

test('the most likely rollback is that of the newest change, then that of the one before', () => {
  expect(listRollbackSets(log)).toEqual([
    { catalog: 'a3', cart: 'c1' },
    { catalog: 'a2', cart: 'c2' },
  ]);
  expect(listRollbackSets(foldLog(entries.slice(0, 3)))).toEqual([
    { catalog: 'a2', cart: 'c1' },
    { catalog: 'a1', cart: 'c1' },
  ]);
});
