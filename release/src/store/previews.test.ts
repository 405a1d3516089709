import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { foldLog } from './foldLog.ts';
import type { LogEntry } from './logEntry.ts';
import { hashSecret, listOpenPreviews } from './previews.ts';

const hash = hashSecret('a secret');
const begin = (id: string, changes: object = {}): Partial<LogEntry> => ({
  action: 'preview',
  preview: { id, hash, overrides: { cart: idOf('b') }, until: '2026-01-01T02:00:00.000Z', ...changes },
});
const [one, two] = ['0000000a', '0000000b'];
const open = (now: string, ...entries: Partial<LogEntry>[]) =>
  listOpenPreviews(foldLog(sampleLog(...entries)), Date.parse(now)).map(({ id }) => id);
const soon = '2026-01-01T01:00:00.000Z';

test('previews are open until they end, or until their time', () => {
  expect(open(soon, begin(one), begin(two))).toEqual([one, two]);
  expect(open(soon, begin(one), begin(two), { action: 'end-preview', preview: { id: one } })).toEqual([two]);
  expect(open('2026-01-01T02:00:00.000Z', begin(one))).toEqual([]);
});

test('a preview changes nothing that is live', () => {
  const log = foldLog(sampleLog({ changes: { cart: idOf('a') } }, begin(one)));
  expect([log.live, log.n]).toEqual([{ cart: idOf('a') }, 2]);
});

test('no preview lasts longer than a day, whatever its entry says', () => {
  const year = begin(one, { until: '2027-01-01T00:00:00.000Z' });
  expect(open('2026-01-01T23:59:59.000Z', year)).toEqual([one]);
  expect(open('2026-01-02T00:00:00.000Z', year)).toEqual([]);
});

test('a preview of a recalled release is over', () => {
  const recall = { action: 'rollback', abandoned: { cart: idOf('b') }, recalled: { cart: idOf('b') } } as const;
  expect(open(soon, begin(one), recall)).toEqual([]);
});

test('an entry that says too little begins nothing', () => {
  for (const changes of [{ hash: undefined }, { overrides: {} }, { until: 'soon' }, { id: '__proto__' }]) {
    expect(open(soon, begin(one, changes))).toEqual([]);
  }
});
