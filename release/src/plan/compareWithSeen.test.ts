import type { LogEntry } from '../store/logEntry.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { compareWithSeen, entriesSeen } from './compareWithSeen.ts';

const on = (name: string, digit: string): Partial<LogEntry> => ({ changes: { [name]: idOf(digit) } });
const back = (name: string, from: string, to: string | null): Partial<LogEntry> => ({
  by: 'bob',
  action: to ? 'rollback' : 'deactivate',
  changes: { [name]: to && idOf(to) },
  abandoned: { [name]: idOf(from) },
});
const before = [on('cart', 'a'), on('cart', 'b'), on('catalog', 'c')];

function compare(meanwhile: Partial<LogEntry>[], wants?: string | null) {
  const seen = foldLog(sampleLog(...before));
  const entries = sampleLog(...before, ...meanwhile);
  return compareWithSeen(seen, foldLog(entries), entries, { remote: 'cart', wants });
}

test.each<[string, Partial<LogEntry>[], string | null | undefined, string]>([
  ['nothing happened', [], undefined, 'go'],
  ['another remote changed', [on('catalog', 'd'), back('catalog', 'd', 'c')], undefined, 'go'],
  ['a shell started', [{ action: 'shell' }], idOf('c'), 'go'],
  ['bob left it too', [back('cart', 'b', 'a')], undefined, 'done'],
  ['bob left it too, and went on', [back('cart', 'b', 'a'), on('cart', 'c')], undefined, 'done'],
  ['a shell refused it', [{ ...back('cart', 'b', 'a'), action: 'refuse' }], undefined, 'done'],
  ['it was deactivated', [back('cart', 'b', null)], undefined, 'done'],
  ['it was deactivated, as asked', [back('cart', 'b', null)], null, 'done'],
  ['bob activated the same release', [on('cart', 'c')], idOf('c'), 'done'],
  ['bob activated another one', [on('cart', 'd')], idOf('c'), 'stop'],
  ['bob activated another one, without leaving it', [on('cart', 'd')], undefined, 'stop'],
  ['bob left it and brought it back', [back('cart', 'b', 'a'), on('cart', 'b')], undefined, 'stop'],
])('%s', (_, meanwhile, wants, kind) => {
  expect(compare(meanwhile, wants).kind).toBe(kind);
});

test('what was written after the command started was not seen, except by a clock that is ahead', () => {
  const entries = sampleLog(on('cart', 'a'), on('cart', 'b'), on('cart', 'c'));
  const seen = (startedAt: string, now: string) => entriesSeen(entries, new Date(startedAt), new Date(now)).length;
  expect(seen('2026-01-01T00:02:00.000Z', '2026-01-01T00:02:01.000Z')).toBe(3);
  expect(seen('2026-01-01T00:00:59.900Z', '2026-01-01T00:02:01.000Z')).toBe(1);
  expect(seen('2026-01-01T00:00:59.000Z', '2026-01-01T00:00:59.500Z')).toBe(3);
});

test('it is said who did what, and in which entry', () => {
  expect(compare([back('cart', 'b', 'a')])).toMatchObject({
    note: expect.stringMatching(
      /bob rolled back to cart@a+, leaving cart@b+ \(entry 4\)\. Nothing is left to do for cart/,
    ),
  });
  expect(compare([on('cart', 'd')])).toMatchObject({
    refusal: expect.stringMatching(/cart has changed since this command started: ana activated cart@d+ \(entry 4\)/),
  });
});
