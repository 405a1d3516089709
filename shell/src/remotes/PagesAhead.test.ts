import type { PageData } from '../hydration/PageState.ts';
import { PagesAhead } from './PagesAhead.ts';

const urlOf = (path: string) => new URL(path, 'https://shop.example');
const page = { data: 1 } as unknown as PageData;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page is used once', async () => {
  const ahead = new PagesAhead();
  ahead.put(urlOf('/a'), Promise.resolve(page));
  expect(await ahead.take(urlOf('/a'))).toBe(page);
  expect(ahead.take(urlOf('/a'))).toBeUndefined();
});

test('a page is used for ten seconds', () => {
  const ahead = new PagesAhead();
  for (const path of ['/a', '/b']) ahead.put(urlOf(path), Promise.resolve(page));
  jest.advanceTimersByTime(9_999);
  expect(ahead.take(urlOf('/a'))).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(ahead.take(urlOf('/b'))).toBeUndefined();
});

test('a page is there until it is used or old', () => {
  const ahead = new PagesAhead();
  ahead.put(urlOf('/a'), Promise.resolve(page));
  expect([ahead.has(urlOf('/a')), ahead.has(urlOf('/b'))]).toEqual([true, false]);
  jest.advanceTimersByTime(10_000);
  expect(ahead.has(urlOf('/a'))).toBe(false);
});

test('a page that failed is not kept', async () => {
  const ahead = new PagesAhead();
  ahead.put(urlOf('/a'), Promise.reject(new Error('offline')));
  await Promise.resolve();
  expect(ahead.take(urlOf('/a'))).toBeUndefined();
});

test('an earlier failure does not remove the later page', async () => {
  const ahead = new PagesAhead();
  ahead.put(urlOf('/a'), Promise.reject(new Error('offline')));
  ahead.put(urlOf('/a'), Promise.resolve(page));
  await Promise.resolve();
  expect(await ahead.take(urlOf('/a'))).toBe(page);
});

test('eight pages are kept, the latest ones', () => {
  const ahead = new PagesAhead();
  const paths = Array.from({ length: 9 }, (_, at) => `/${at}`);
  for (const path of paths) ahead.put(urlOf(path), Promise.resolve(page));
  expect(paths.map((path) => ahead.take(urlOf(path)) !== undefined)).toEqual([false, ...Array(8).fill(true)]);
});
