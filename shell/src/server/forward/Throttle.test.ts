/** @jest-environment node */
import { Throttle } from './Throttle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the first tasks run at once, the others a few at a time', () => {
  const pace = new Throttle(5, 10);
  const done: number[] = [];
  for (let n = 0; n < 12; n++) pace.run(() => done.push(n));
  expect(done).toEqual([0, 1, 2, 3, 4]);
  jest.advanceTimersByTime(10);
  expect(done).toHaveLength(10);
  jest.advanceTimersByTime(10);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a task that is removed from the queue does not run, and uses no turn', () => {
  const pace = new Throttle(1, 10);
  const done: string[] = [];
  pace.run(() => done.push('first'));
  const cancel = pace.run(() => done.push('second'));
  pace.run(() => done.push('third'));
  cancel();
  jest.advanceTimersByTime(10);
  expect(done).toEqual(['first', 'third']);
});

test('no timer runs while the queue is empty, and a later task runs at once', () => {
  const pace = new Throttle(2, 10);
  const done: number[] = [];
  for (let n = 0; n < 3; n++) pace.run(() => done.push(n));
  jest.advanceTimersByTime(50);
  expect(jest.getTimerCount()).toBe(0);
  pace.run(() => done.push(3));
  expect(done).toEqual([0, 1, 2, 3]);
});
