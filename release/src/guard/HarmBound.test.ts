import { countMissingVisitors, isNoWorse } from './HarmBound.ts';
import { seededRandom } from './testing/seededRandom.ts';

const [margin, alpha] = [0.01, 0.05];

test('no data is no proof', () => {
  expect(isNoWorse({ visitors: 0, hurt: 0, liveRate: 0.001 }, margin, alpha)).toBe(false);
});

test('it says how many visitors are missing, and so many are enough', () => {
  const counts = { visitors: 100, hurt: 0, liveRate: 0 };
  const missing = countMissingVisitors(counts, margin, alpha);
  expect(missing).toBeGreaterThan(200);
  expect(isNoWorse({ ...counts, visitors: 100 + missing }, margin, alpha)).toBe(true);
  expect(isNoWorse({ ...counts, visitors: 100 + missing - 1 }, margin, alpha)).toBe(false);
});

test('a canary that hurts the margin more is called no worse in at most 5 % of all runs, however often one looks', () => {
  const isCalledNoWorse = (seed: number) => {
    const random = seededRandom(seed);
    const counts = { visitors: 0, hurt: 0, liveRate: 0.002 };
    for (; counts.visitors < 5_000; counts.visitors++) {
      if (random() < 0.012) counts.hurt++;
      if (counts.visitors % 10 === 0 && isNoWorse({ ...counts, visitors: counts.visitors + 1 }, margin, alpha))
        return true;
    }
    return false;
  };
  const wrong = Array.from({ length: 200 }, (_, seed) => seed).filter(isCalledNoWorse);
  expect(wrong.length).toBeLessThanOrEqual(15);
});

test('without a margin no number of visitors is enough', () => {
  expect(countMissingVisitors({ visitors: 100, hurt: 5, liveRate: 0.01 }, 0, alpha)).toBe(Number.POSITIVE_INFINITY);
});
