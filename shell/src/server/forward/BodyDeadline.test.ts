/** @jest-environment node */
import { BodyDeadline } from './BodyDeadline.ts';
import { Throttle } from './Throttle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const times = { timeout: 10_000, rate: 16 * 1024, longest: 120_000 };

function begin() {
  const late = jest.fn();
  const clock = new BodyDeadline(times, new Throttle(5, 10), late);
  return { clock, late };
}

/** Sends parts of `bytes` bytes, one every `every` ms. @returns the pause after each */
function send(clock: BodyDeadline, bytes: number, every: number, parts: number): number[] {
  return Array.from({ length: parts }, () => {
    jest.advanceTimersByTime(every);
    return clock.add(bytes);
  });
}

test('an upload at the rate of a slow phone is read without a pause', () => {
  // 20 KB/s in packets of 1400 bytes, for 50 s.
  const { clock, late } = begin();
  expect(Math.max(...send(clock, 1400, 70, 714))).toBe(0);
  expect(late).not.toHaveBeenCalled();
  clock.stop();
});

test('neither infrequent full packets nor small parts in quick succession are paused', () => {
  const seldom = begin().clock;
  expect(send(seldom, 1400, 1000, 8)).toEqual(Array(8).fill(0));
  seldom.stop();
  const fast = begin().clock;
  expect(Math.max(...send(fast, 200, 10, 500))).toBe(0);
  fast.stop();
});

test('the first parts are read at once, however small they are', () => {
  const { clock } = begin();
  expect(send(clock, 1, 20, 12)).toEqual(Array(12).fill(0));
  clock.stop();
});

test('a slow body is paused for at most the time it has taken, 4 s, and the time to its deadline', () => {
  const { clock } = begin();
  const pauses = [1000, 1000, 2000, 2500, 2500].map((ms) => send(clock, 1, ms, 1)[0]);
  expect(pauses.map((ms = 0) => Math.round(ms))).toEqual([1000, 2000, 4000, 3400, 900]);
  clock.stop();
});

test('a late body is refused, and read rarely until then', () => {
  const { clock, late } = begin();
  clock.add(1);
  jest.advanceTimersByTime(10_500);
  expect(late).toHaveBeenCalledTimes(1);
  expect(clock.add(1)).toBe(4000);
  clock.stop();
});
