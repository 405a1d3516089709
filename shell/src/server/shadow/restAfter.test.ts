/** @jest-environment node */
import { restAfter } from './restAfter.ts';

test('on an idle shell a shadow takes a tenth of a processor', () => {
  expect(restAfter({ cpu: 20, took: 25, busy: 0 })).toBe(180);
});

test('a page that waits long for the api is followed by three times that wait', () => {
  expect(restAfter({ cpu: 5, took: 400, busy: 0 })).toBe(1_200);
});

test('the busier the shell is, the longer it rests, up to ten seconds', () => {
  const rests = [0, 0.2, 0.3, 0.4, 1].map((busy) => restAfter({ cpu: 20, took: 25, busy }));
  expect(rests).toEqual(rests.toSorted((a, b) => a - b));
  expect(rests[1]).toBeCloseTo(180 / 0.8 ** 6);
  expect(rests[4]).toBe(10_000);
});
