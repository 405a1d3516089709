/** @jest-environment node */
import { armOf } from './armOf.ts';

const visitors = Array.from({ length: 200_000 }, (_, n) => `visitor-${n}`);
const TOLERANCE = 0.0025;

/** Part of all visitors in each arm. */
function partsOf(...canaries: { id: string; steps: number[]; step: number }[]): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const visitor of visitors) {
    const arm = armOf(canaries, visitor)?.id ?? 'live';
    parts[arm] = (parts[arm] ?? 0) + 1 / visitors.length;
  }
  return parts;
}

test.each([10, 50])('a canary at %s %% gets that share of the visitors', (share) => {
  const { one = 0 } = partsOf({ id: 'one', steps: [share], step: 0 });
  expect(Math.abs(one - share / 100)).toBeLessThan(TOLERANCE);
});

test('of two canaries each gets its share of those whom the older one leaves', () => {
  const parts = partsOf({ id: 'older', steps: [1, 30], step: 1 }, { id: 'newer', steps: [50], step: 0 });
  const expected = { older: 0.3, newer: 0.35, live: 0.35 };
  for (const [arm, part] of Object.entries(expected))
    expect(Math.abs((parts[arm] ?? 0) - part)).toBeLessThan(TOLERANCE);
});

test('0 % is no one, and 100 % is everyone', () => {
  expect(partsOf({ id: 'one', steps: [0], step: 0 })).toEqual({ live: expect.closeTo(1) });
  expect(partsOf({ id: 'one', steps: [100], step: 0 })).toEqual({ one: expect.closeTo(1) });
});
