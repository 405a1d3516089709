import type { LogEntry } from '../store/logEntry.ts';
import { foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { detectConflict, listSeenEntries } from './detectConflict.ts';

const on = (name: string, digit: string): Partial<LogEntry> => ({ changes: { [name]: idOf(digit) } });
const back = (name: string, from: string, to: string | null): Partial<LogEntry> => ({
  by: 'bob',
  action: to ? 'rollback' : 'deactivate',
  changes: { [name]: to && idOf(to) },
  abandoned: { [name]: idOf(from) },
});
const before = [on('cart', 'a'), on('cart', 'b'), on('catalog', 'c')];

function compare(meanwhile: Partial<LogEntry>[], release?: string | null) {
  const seen = foldLog(sampleLog(...before));
  const entries = sampleLog(...before, ...meanwhile);
  return detectConflict(seen, foldLog(entries), entries, { remote: 'cart', release });
}

test.each<[string, Partial<LogEntry>[], string | null | undefined, string]>([
  ['nothing happened', [], undefined, 'unchanged'],
  ['another remote changed', [on('catalog', 'd'), back('catalog', 'd', 'c')], undefined, 'unchanged'],
  ['a shell started', [{ action: 'shell' }], idOf('c'), 'unchanged'],
  ['bob rolled it back too', [back('cart', 'b', 'a')], undefined, 'fulfilled'],
  ['bob rolled it back too, then activated another', [back('cart', 'b', 'a'), on('cart', 'c')], undefined, 'fulfilled'],
  ['a shell refused it', [{ ...back('cart', 'b', 'a'), action: 'refuse' }], undefined, 'fulfilled'],
  ['it was deactivated', [back('cart', 'b', null)], undefined, 'fulfilled'],
  ['it was deactivated, as requested', [back('cart', 'b', null)], null, 'fulfilled'],
  ['bob activated the same release', [on('cart', 'c')], idOf('c'), 'fulfilled'],
  ['bob activated another release', [on('cart', 'd')], idOf('c'), 'conflict'],
  ['bob activated another release while a rollback was requested', [on('cart', 'd')], undefined, 'conflict'],
  ['bob rolled it back and activated it again', [back('cart', 'b', 'a'), on('cart', 'b')], undefined, 'conflict'],
])('%s', (_, meanwhile, release, kind) => {
  expect(compare(meanwhile, release).kind).toBe(kind);
});

test('entries written after the command started count as unseen, unless their time is in the future', () => {
  const entries = sampleLog(on('cart', 'a'), on('cart', 'b'), on('cart', 'c'));
  const seen = (startedAt: string, now: string) => listSeenEntries(entries, new Date(startedAt), new Date(now)).length;
  expect(seen('2026-01-01T00:02:00.000Z', '2026-01-01T00:02:01.000Z')).toBe(3);
  expect(seen('2026-01-01T00:00:59.900Z', '2026-01-01T00:02:01.000Z')).toBe(1);
  expect(seen('2026-01-01T00:00:59.000Z', '2026-01-01T00:00:59.500Z')).toBe(3);
});

test('the message names the user, the change and the entry', () => {
  expect(compare([back('cart', 'b', 'a')])).toMatchObject({
    note: expect.stringMatching(
      /bob rolled back to cart@a+, leaving cart@b+ \(entry 4\)\. Nothing is left to do for cart/,
    ),
  });
  expect(compare([on('cart', 'd')])).toMatchObject({
    refusal: expect.stringMatching(/cart has changed since this command started: ana activated cart@d+ \(entry 4\)/),
  });
});
