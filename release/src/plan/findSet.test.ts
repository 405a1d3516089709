import { foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { findSetAt, findSetById, parseTime } from './findSet.ts';

const entries = sampleLog(
  { action: 'shell' },
  { changes: { cart: idOf('a') } },
  { changes: { catalog: idOf('c') } },
  { changes: { cart: idOf('b') } },
  { changes: { cart: idOf('a') } },
);
const setIdOf = (n: number) => foldLog(entries.slice(0, n)).setId;

test('a set is found by the beginning of its id; its newest occurrence counts', () => {
  expect(findSetById(entries, setIdOf(4).slice(0, 6))).toMatchObject({
    n: 4,
    live: { cart: idOf('b'), catalog: idOf('c') },
  });
  expect(setIdOf(3)).toBe(setIdOf(5));
  expect(findSetById(entries, setIdOf(3).toUpperCase())).toMatchObject({ n: 5, live: { cart: idOf('a') } });
});

test.each([
  ['abc', 'too short'],
  ['0000000000000000', 'There is no set "0000000000000000" in the log'],
])('%s is refused', (id, words) => {
  expect(findSetById(entries, id)).toEqual({ refusal: expect.stringContaining(words) });
});

test('a time finds the set that was live then', () => {
  expect(findSetAt(entries, new Date('2026-01-01T00:02:30Z'))).toMatchObject({ n: 3, live: { cart: idOf('a') } });
  expect(findSetAt(entries, new Date('2027-01-01T00:00:00Z'))).toMatchObject({ n: 5 });
  expect(findSetAt(entries, new Date('2026-01-01T00:00:30Z'))).toEqual({
    refusal: 'Nothing was live at 2026-01-01T00:00:30.000Z: the first release went live at 2026-01-01T00:01:00.000Z.',
  });
  expect(findSetAt([], new Date(0))).toEqual({ refusal: 'Nothing was live at 1970-01-01T00:00:00.000Z.' });
});

const now = new Date('2026-01-02T00:00:00.000Z');
test.each([
  ['30m', '2026-01-01T23:30:00.000Z'],
  ['90s', '2026-01-01T23:58:30.000Z'],
  ['1d', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01 09:17:03Z', '2026-01-01T09:17:03.000Z'],
  ['2026-01-01T09:17+02:00', '2026-01-01T07:17:00.000Z'],
])('%s is a valid time', (text, iso) => {
  expect(parseTime(text, now)?.toISOString()).toBe(iso);
});

test.each(['yesterday', '5', '2026-13-45', '10:30', ''])('"%s" is not a valid time', (text) => {
  expect(parseTime(text, now)).toBeUndefined();
});
