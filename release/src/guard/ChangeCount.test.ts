import { ChangeCount } from './ChangeCount.ts';
import { seededRandom } from './testing/seededRandom.ts';

const BETWEEN = 1_000_000;

function visitorsUntilAlarm(seed: number, rate: number, most: number): number | undefined {
  const random = seededRandom(seed);
  const count = new ChangeCount(0.002);
  for (let n = 1; n <= most; n++) {
    count.add(random() < rate);
    if (count.isRaised(BETWEEN)) return n;
  }
  return undefined;
}
const runs = Array.from({ length: 40 }, (_, seed) => seed);

test('the usual rate raises an alarm about once in the given number of visitors', () => {
  const alarms = runs.filter((seed) => visitorsUntilAlarm(seed, 0.002, 50_000) !== undefined);
  expect(alarms.length).toBeLessThanOrEqual(8);
});

test('a rate that is 25 times the usual one is found within 400 visitors', () => {
  const found = runs.map((seed) => visitorsUntilAlarm(seed, 0.05, 20_000) ?? Number.POSITIVE_INFINITY);
  expect(found.toSorted((a, b) => a - b)[20]).toBeLessThanOrEqual(400);
});

test('a release that fails for all is found after a few visitors', () => {
  expect(visitorsUntilAlarm(1, 1, 100)).toBeLessThanOrEqual(8);
});

test('a day without hurt visitors is no proof of a rate of zero', () => {
  const count = new ChangeCount(0);
  count.add(true);
  expect(count.isRaised(BETWEEN)).toBe(false);
});
