import { CanaryJudge } from './CanaryJudge.ts';
import { describeVerdict } from './describeVerdict.ts';
import type { Harm } from './harmGroups.ts';
import { VisitorBook } from './VisitorBook.ts';

const id = 'c0ffee00c0ffee00';
const at = '2026-01-01T00:00:00.000Z';
const plan = { steps: [10, 100], hold: 600_000, step: 0, stepAt: at };
const canary = { id, remote: 'catalog', release: '1'.repeat(16), ...plan, n: 2, by: 'ana', at };
const reader = { onVisitor: () => undefined, onHurt: () => undefined, onMeasured: () => undefined };

/** The group of speed, after so many visitors of the canary for whom each was slow. */
function speedWith(...slow: Harm[]) {
  const judge = new CanaryJudge(id, 0.1, 0);
  for (const harm of slow) for (let n = 0; n < 6; n++) judge.onHurt({ arm: id, harm, at: 0 }, () => false);
  const verdict = describeVerdict({ canary, judge }, { book: new VisitorBook(reader) }, 600_000);
  return { group: verdict.groups.find(({ group }) => group === 'speed'), text: verdict.text };
}

test.each([
  [['lcp'], 'main content', /waited longer for the main content than/],
  [['cls'], 'layout movement', /saw more layout movement than/],
  [['inp'], 'response to a press', /waited longer for the response to a press than/],
  [['blocked'], 'blocked time', /had a page that was blocked longer than/],
  [['inp', 'cls'], 'layout movement, response to a press', /6 of 0 visitors of the canary/],
] as [Harm[], string, RegExp][])(
  'a canary that is slower in %j says so in the words of shoppers',
  (slow, about, words) => {
    const { group, text } = speedWith(...slow);
    expect(group?.about).toBe(about);
    expect(group?.text).toMatch(words);
    expect(text).toContain(`Worse: Speed: worse (${about}). 6 of`);
  },
);

test('as long as it is not known whether it is slower, the measure that takes longest is named', () => {
  expect(speedWith().group?.text).toMatch(/^Speed: not yet known \(main content\)\./);
});
