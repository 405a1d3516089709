import { waitFor } from '@testing-library/react';
import { ChunkLoader } from './ChunkLoader.ts';
import type { ChunkSource } from './ChunkSource.ts';

type Try = () => Promise<unknown>;

/** A source whose tries are given one by one; `paths` records the path number of each try. */
function sourceOf(...tries: Try[]) {
  let attempt = 0;
  const paths: number[] = [];
  const source: ChunkSource = {
    remote: 'catalog',
    release: '0123456789abcdef',
    attempt: () => attempt,
    fetch: () => {
      paths.push(attempt);
      return tries[paths.length - 1]?.() ?? Promise.reject(new Error('no more tries'));
    },
    moveOn: (failed) => {
      if (failed === attempt) attempt += 1;
    },
  };
  return { source, paths };
}

const fails =
  (message: string): Try =>
  () =>
    Promise.reject(new Error(message));

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

test('after a failure the loader retries once, under a fresh path', async () => {
  const { source, paths } = sourceOf(fails('Loading chunk page-product failed.'), async () => 'module');
  const loader = new ChunkLoader(source);
  await expect(loader.load('page:product')).resolves.toBe('module');
  expect(paths).toEqual([0, 1]);
  expect(loader.state('page:product')).toEqual({ status: 'ready', module: 'module' });
});

test("after two failures the error and the console use the specification's words", async () => {
  const { source } = sourceOf(fails('#RUNTIME-008'), fails('#RUNTIME-008'));
  const loader = new ChunkLoader(source);
  await expect(loader.load('page:product')).rejects.toThrow(/^Loading chunk failed: page product of catalog@/);
  expect(errors.mock.calls.every(([text]) => String(text).startsWith('Loading chunk failed'))).toBe(true);
  expect(loader.state('page:product').status).toBe('failed');
});

test('a style sheet that fails has an error message of its own', async () => {
  const lost = fails('Loading CSS chunk toaster failed.\n(/r/shell/x/browser/toaster.css)');
  const loader = new ChunkLoader(sourceOf(lost, lost).source);
  await expect(loader.load('toaster')).rejects.toThrow(/^Loading CSS chunk failed: toaster of catalog@/);
});

test('"Try again" after a failure starts again under another fresh path', async () => {
  const { source, paths } = sourceOf(fails('a'), fails('b'), async () => 'module');
  const loader = new ChunkLoader(source);
  await loader.load('slot:MiniCart').catch(() => undefined);
  await expect(loader.retry('slot:MiniCart')).resolves.toBe('module');
  expect(paths).toEqual([0, 1, 2]);
});

test('a pending file can be retried, and a click aborts the pending try at once', async () => {
  const script = document.createElement('script');
  script.src = '/r/catalog/0123456789abcdef/browser/page-product.js';
  document.head.append(script);
  const pending = () => new Promise((_, reject) => (script.onerror = () => reject(new Error('aborted'))));
  const { source, paths } = sourceOf(pending, async () => 'module');
  const loader = new ChunkLoader(source, { slow: 10, hard: 120_000 });
  const loaded = loader.load('page:product');
  await waitFor(() => expect(loader.state('page:product').status).toBe('slow'));
  await expect(loader.retry('page:product')).resolves.toBe('module');
  await expect(loaded).resolves.toBe('module');
  expect(paths).toEqual([0, 1]);
  script.remove();
});

describe('within 120 s', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pending: Try = () => new Promise(() => undefined);
  /** The result, once it has settled. */
  function endOf(loaded: Promise<unknown>) {
    const end = { words: '' };
    loaded.then(
      () => (end.words = 'loaded'),
      (error: Error) => (end.words = error.message),
    );
    return end;
  }

  test('a first try that stays pending is the last one', async () => {
    const { source, paths } = sourceOf(pending, pending);
    const end = endOf(new ChunkLoader(source).load('page:home'));
    await jest.advanceTimersByTimeAsync(119_999);
    expect(end.words).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(end.words).toMatch(/^Loading chunk failed/);
    expect(paths).toEqual([0]);
  });

  test('a second try gets the time that the first one left', async () => {
    const failsLate: Try = () => new Promise((_, reject) => setTimeout(reject, 50_000, new Error('reset')));
    const { source, paths } = sourceOf(failsLate, pending);
    const end = endOf(new ChunkLoader(source).load('page:home'));
    await jest.advanceTimersByTimeAsync(119_999);
    expect(end.words).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(end.words).toMatch(/^Loading chunk failed/);
    expect(paths).toEqual([0, 1]);
  });

  test('"Try again" has 120 s of its own, while a try is pending and after it ended', async () => {
    const loader = new ChunkLoader(sourceOf(pending, pending, pending).source);
    const end = endOf(loader.load('page:home'));
    await jest.advanceTimersByTimeAsync(100_000);
    loader.retry('page:home').catch(() => undefined);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(end.words).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(end.words).toMatch(/^Loading chunk failed/);
    const again = endOf(loader.retry('page:home'));
    await jest.advanceTimersByTimeAsync(119_999);
    expect(again.words).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(again.words).toMatch(/^Loading chunk failed/);
  });
});
