import { releaseSetId } from '../store/foldLog.ts';
import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { Bisection } from './Bisection.ts';
import { type BisectRange, findRange, listMoved, splitPoint } from './bisectSets.ts';

const now = new Date('2026-01-02T00:00:00.000Z');
const hex = (n: number) => n.toString(16).padStart(16, '0');

const rangeOf = (...args: Parameters<typeof findRange>): BisectRange => {
  const found = findRange(...args);
  if ('refusal' in found) throw new Error(found.refusal);
  return found;
};

/** One remote that changes with each entry, after a first one that is good. */
const logOf = (changes: number) =>
  sampleLog(...Array.from({ length: changes + 1 }, (_, n) => ({ changes: { cart: hex(n) } })));

test('in logs of 1 to 200 changes every culprit is found with at most ⌈log₂ n⌉ looks', () => {
  const wrong: string[] = [];
  for (let changes = 1; changes <= 200; changes++) {
    const { points } = rangeOf(logOf(changes), { good: '1', bad: String(changes + 1) }, now);
    for (let culprit = 1; culprit <= changes; culprit++) {
      const search = new Bisection(points);
      let looks = 0;
      for (let point = search.next; point; point = search.next, looks++)
        search.judge(point, points.indexOf(point) >= culprit ? 'bad' : 'good');
      if (search.suspects[0] !== points[culprit] || search.suspects.length > 1) wrong.push(`${culprit} of ${changes}`);
      if (looks > Math.ceil(Math.log2(changes))) wrong.push(`${looks} looks for ${changes}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('sets that are skipped stay suspects next to the culprit, and cost a look each at most', () => {
  const { points } = rangeOf(logOf(16), { good: '1', bad: '17' }, now);
  const search = new Bisection(points);
  for (let point = search.next; point; point = search.next) {
    const at = points.indexOf(point);
    search.judge(point, at === 8 || at === 9 ? 'skip' : at >= 9 ? 'bad' : 'good');
  }
  expect(search.suspects.map(({ entry }) => entry.n)).toEqual([9, 10, 11]);
  expect(search.good.entry.n).toBe(8);
});

test('a set that was live twice is asked about once', () => {
  const entries = sampleLog(...['a', 'b', 'a', 'c', 'd', 'c', 'e'].map((id) => ({ changes: { cart: idOf(id) } })));
  const search = new Bisection(rangeOf(entries, { good: '1', bad: '7' }, now).points);
  const asked: number[] = [];
  for (let point = search.next; point; point = search.next) {
    asked.push(point.entry.n);
    search.judge(point, point.entry.n >= 4 ? 'bad' : 'good');
  }
  // Entry 3 has the set of entry 1, so entry 4 is the first that is not known; then it is decided.
  expect(search.suspects.map(({ entry }) => entry.n)).toEqual([4]);
  expect(asked).toHaveLength(2);
});

const mixed = sampleLog(
  { changes: { shell: idOf('1'), cart: idOf('a'), catalog: idOf('c') } },
  { changes: { shell: idOf('2') } },
  { action: 'freeze', until: '2026-02-01' },
  { changes: { cart: idOf('b') } },
  { changes: { cart: idOf('d'), catalog: idOf('e'), shell: idOf('3') } },
);

test('entries that change only the shell, or nothing that is live, are no points', () => {
  const { points, shellOnly } = rangeOf(mixed, { good: '1', bad: '5' }, now);
  expect(points.map(({ entry }) => entry.n)).toEqual([1, 4, 5]);
  expect(shellOnly.map(({ n }) => n)).toEqual([2]);
  expect(points[2]?.releases).toEqual({ cart: idOf('d'), catalog: idOf('e') });
});

test.each([
  ['3', '2026-01-01 00:04Z'],
  ['2026-01-01 00:02:30Z', releaseSetId({ shell: idOf('3'), cart: idOf('d'), catalog: idOf('e') }).slice(0, 6)],
  ['24h', '5'],
])('a moment is an entry, a time, or a set: %s to %s', (good, bad) => {
  const found = findRange(mixed, { good, bad }, new Date('2026-01-02T00:02:10.000Z'));
  expect('refusal' in found ? found.refusal : found.points.map(({ entry }) => entry.n)).toEqual([2, 4, 5]);
});

test.each([
  ['5', '4', '--good (entry 5) is later than --bad (entry 4)'],
  ['4', '4', 'the same releases of all remotes. Choose'],
  ['1', '3', 'Only the shell changed (entry 2)'],
  ['9', '4', '--good 9: the log ends with entry 5.'],
  ['1', 'abcdef', '--bad abcdef: There is no set "abcdef"'],
  ['yesterday', '4', "--good yesterday: this is no moment: write an entry's number"],
  ['2025-01-01', '4', '--good 2025-01-01: Nothing was live at 2025-01-01'],
])('--good %s --bad %s is refused', (good, bad, words) => {
  expect(findRange(mixed, { good, bad }, now)).toEqual({ refusal: expect.stringContaining(words) });
});

test('an entry that moved several remotes is tried remote by remote', () => {
  const { points } = rangeOf(mixed, { good: '4', bad: '5' }, now);
  const [before, after] = points;
  if (!before || !after) throw new Error('Two points.');
  expect(listMoved(before, after).map(({ remote }) => remote)).toEqual(['cart', 'catalog']);
  const parts = splitPoint(before, after);
  expect(parts.map(({ releases }) => releases)).toEqual([
    before.releases,
    { cart: idOf('d'), catalog: idOf('c') },
    after.releases,
  ]);
  expect(parts.map(({ moved }) => moved)).toEqual([undefined, ['cart'], ['cart', 'catalog']]);
});
