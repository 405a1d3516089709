/** @jest-environment node */
import { TightPacker } from './TightPacker.ts';

const page = (packTightly = jest.fn(async () => jest.advanceTimersByTime(100))) => ({ packTightly });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('pages are packed one at a time, in a tenth of the time', async () => {
  const packer = new TightPacker();
  const [first, second] = [page(), page()];
  packer.add(first);
  packer.add(second);
  await jest.advanceTimersByTimeAsync(899);
  expect(first.packTightly).toHaveBeenCalledTimes(1);
  expect(second.packTightly).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(second.packTightly).toHaveBeenCalledTimes(1);
});

test('a page is packed once, and one that cannot be packed stops no other', async () => {
  const packer = new TightPacker();
  const failing = page(jest.fn(async () => Promise.reject(new Error('There is no memory.'))));
  const other = page();
  for (const one of [failing, other, failing, other]) packer.add(one);
  await jest.runAllTimersAsync();
  for (const one of [failing, other]) packer.add(one);
  await jest.runAllTimersAsync();
  expect(failing.packTightly).toHaveBeenCalledTimes(1);
  expect(other.packTightly).toHaveBeenCalledTimes(1);
});

test('so many pages wait and no more', async () => {
  const packer = new TightPacker();
  const pages = Array.from({ length: 150 }, () => page());
  for (const one of pages) packer.add(one);
  await jest.runAllTimersAsync();
  // The first one does not wait.
  expect(pages.filter(({ packTightly }) => packTightly.mock.calls.length)).toHaveLength(101);
});
