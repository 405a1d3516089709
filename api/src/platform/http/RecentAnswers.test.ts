import { RecentAnswers } from './RecentAnswers.ts';

beforeEach(() => {
  jest.useFakeTimers();
  // Time 0 means "no time" to lru-cache.
  jest.advanceTimersByTime(1);
});
afterEach(() => jest.useRealTimers());

test('the same question at the same time, or soon after, gets the same answer', async () => {
  const answers = new RecentAnswers<number>(1000, 10);
  let asked = 0;
  const find = async () => ++asked;
  expect(await Promise.all([answers.get('a', find), answers.get('a', find)])).toEqual([1, 1]);
  expect(await answers.get('b', find)).toBe(2);
  jest.advanceTimersByTime(999);
  expect(await answers.get('a', find)).toBe(1);
  jest.advanceTimersByTime(2);
  expect(await answers.get('a', find)).toBe(3);
});

test('a failed answer is not kept', async () => {
  const answers = new RecentAnswers<number>(1000, 10);
  await expect(answers.get('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.get('a', async () => 1)).toBe(1);
});

test('the least recently used answers are dropped', async () => {
  const answers = new RecentAnswers<string>(1000, 2);
  for (const key of ['a', 'b', 'c']) await answers.get(key, async () => 'first');
  expect(await answers.get('c', async () => 'second')).toBe('first');
  expect(await answers.get('a', async () => 'second')).toBe('second');
});
