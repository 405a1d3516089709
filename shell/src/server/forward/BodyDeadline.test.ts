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

/** Parts of so many bytes, one every so many ms. @returns the pauses that followed */
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

test('neither rare full packets nor fast small parts are delayed', () => {
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

test('a trickling body is paused no longer than it has taken, at most 4 s, and not beyond its deadline', () => {
  const { clock } = begin();
  const pauses = [1000, 1000, 2000, 2500, 2500].map((ms) => send(clock, 1, ms, 1)[0]);
  expect(pauses.map((ms = 0) => Math.round(ms))).toEqual([1000, 2000, 4000, 3400, 900]);
  clock.stop();
});

test('a late body is refused, and one that waits for its refusal is read rarely', () => {
  const { clock, late } = begin();
  clock.add(1);
  jest.advanceTimersByTime(10_500);
  expect(late).toHaveBeenCalledTimes(1);
  expect(clock.add(1)).toBe(4000);
  clock.stop();
});
