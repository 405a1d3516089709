/** @jest-environment node */
import { restAfter } from './restAfter.ts';

test('on an idle shell a shadow works for a thirtieth of the time, with what it waits for the api', () => {
  expect(restAfter({ took: 25, busy: 0 })).toBe(750);
});

test('the busier the shell is, the longer it rests, up to ten seconds', () => {
  const rests = [0, 0.2, 0.3, 0.4, 1].map((busy) => restAfter({ took: 25, busy }));
  expect(rests).toEqual(rests.toSorted((a, b) => a - b));
  expect(rests[1]).toBeCloseTo(750 / 0.8 ** 6);
  expect(rests[4]).toBe(10_000);
});
