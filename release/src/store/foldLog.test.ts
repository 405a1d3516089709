import { createHash } from 'node:crypto';
import { idOf, sampleLog, sampleShell } from '../testing/sampleRelease.ts';
import type { LogEntry } from './logEntry.ts';
import { findRollbackTarget, foldLog, releaseSetId } from './foldLog.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(idOf) as [string, string, string, string];
const on = (cart: string): Partial<LogEntry> => ({ changes: { cart } });
const back = (from: string, to: string): Partial<LogEntry> => ({
  action: 'rollback',
  changes: { cart: to },
  abandoned: { cart: from },
  reason: 'broken',
});
const refuse = (from: string, to: string): Partial<LogEntry> => ({ ...back(from, to), action: 'refuse', by: 'shell' });
const shell = (id: string): Partial<LogEntry> => ({ action: 'shell', shell: { ...sampleShell, id } });

test.each<[string, Partial<LogEntry>[], string | undefined, string | undefined, string[]]>([
  ['an empty log', [], undefined, undefined, []],
  ['one activation has nothing to go back to', [on(a)], a, undefined, []],
  ['two', [on(a), on(b)], b, a, []],
  ['a rollback', [on(a), on(b), back(b, a)], a, undefined, [b]],
  ['a second rollback goes further back', [on(a), on(b), on(c), back(c, b)], b, a, [c]],
  ['and never to what was just abandoned', [on(a), on(b), on(c), back(c, b), back(b, a)], a, undefined, [c, b]],
  ['a rollback further back skips what lay between', [on(a), on(b), on(c), back(c, a)], a, undefined, [c]],
  ['a rollback to what was never live', [on(a), on(b), back(b, d)], d, a, [b]],
  ['an old release activated again', [on(a), on(b), on(a)], a, b, []],
  ['and rolled back: the one before it is abandoned', [on(a), on(b), on(a), back(a, b)], b, undefined, [a]],
  ['after a rollback a new release goes back to where that went', [on(a), on(b), back(b, a), on(c)], c, a, [b]],
  ['activated by force, its mark is gone', [on(a), on(b), back(b, a), { ...on(b), force: true }], b, a, []],
  [
    'an activation that was taken back to nothing',
    [on(a), { ...back(a, a), changes: { cart: null } }],
    undefined,
    undefined,
    [a],
  ],
  ['what a shell refused is left like a rollback', [on(a), on(b), on(c), refuse(c, b)], b, a, [c]],
  [
    'deactivated, there is nothing to go back to',
    [on(a), { action: 'deactivate', changes: { cart: null } }],
    undefined,
    undefined,
    [],
  ],
  ['what came before that is not gone back to', [on(a), { changes: { cart: null } }, on(b)], b, undefined, []],
  ['one release activated twice has nothing to go back to', [on(a), on(a)], a, undefined, []],
])('%s', (_, entries, live, target, abandoned) => {
  const log = foldLog(sampleLog(...entries));
  expect(log.n).toBe(entries.length);
  expect(log.live.cart).toBe(live);
  expect(findRollbackTarget(log, 'cart')).toBe(target);
  expect((log.abandoned.cart ?? []).map(({ id }) => id)).toEqual(abandoned);
});

test('one entry changes several remotes and no others', () => {
  const log = foldLog(
    sampleLog({ changes: { cart: a, catalog: b, content: c } }, { changes: { cart: b, catalog: c } }),
  );
  expect(log.live).toEqual({ cart: b, catalog: c, content: c });
  expect(log.since.content?.n).toBe(1);
  expect(log.since.cart?.n).toBe(2);
});

test('an abandoned release has user, time and reason of the newest entry', () => {
  const log = foldLog(sampleLog(on(a), on(b), { ...back(b, a), reason: undefined }));
  expect(log.abandoned.cart).toEqual([{ id: b, by: 'ana', at: '2026-01-01T00:02:00.000Z', reason: '' }]);
  const later = foldLog(sampleLog(on(a), on(b), back(b, a), { ...back(b, a), by: 'ben' }));
  expect(later.abandoned.cart).toEqual([{ id: b, by: 'ben', at: '2026-01-01T00:03:00.000Z', reason: 'broken' }]);
});

test.each([
  ['a release that was live further back', a, [a]],
  ['one that was never live', d, [a, b, d]],
])('after a rollback to %s the next one continues from there', (_, to, rollbackStack) => {
  expect(foldLog(sampleLog(on(a), on(b), on(c), back(c, to))).rollbackStack.cart).toEqual(rollbackStack);
});

test('history lists each release that was ever live once', () => {
  expect(foldLog(sampleLog(on(a), on(b), back(b, a), on(c))).history.cart).toEqual([a, b, c]);
});

test('the newest shell facts count, and do not change the set', () => {
  const log = foldLog(sampleLog(on(a), shell('one'), shell('two')));
  expect(log.shell?.id).toBe('two');
  expect(log.setId).toBe(foldLog(sampleLog(on(a))).setId);
});

test("a set's id depends only on its releases", () => {
  expect(releaseSetId({ cart: a, catalog: b })).toBe(releaseSetId({ catalog: b, cart: a }));
  expect(releaseSetId({ cart: a })).not.toBe(releaseSetId({ cart: b }));
  expect(foldLog(sampleLog(on(a), on(b), back(b, a))).setId).toBe(releaseSetId({ cart: a }));
  expect(releaseSetId({})).toMatch(/^[0-9a-f]{16}$/);
});

test('a set’s id is computed from sorted names, so that all releases of the shell agree on it', () => {
  const text = `{"account":"${c}","cart":"${a}","catalog":"${b}"}`;
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect(releaseSetId({ cart: a, catalog: b, account: c })).toBe(id);
});

test('a recalled release stays recalled until its next activation', () => {
  const recall = { ...back(b, a), recalled: { cart: b } };
  expect(foldLog(sampleLog(on(a), on(b), recall)).recalled).toEqual({ cart: [b] });
  expect(foldLog(sampleLog(on(a), on(b), recall, on(c))).recalled).toEqual({ cart: [b] });
  expect(foldLog(sampleLog(on(a), on(b), recall, on(b))).recalled).toEqual({ cart: [] });
});
