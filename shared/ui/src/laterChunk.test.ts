/** @jest-environment node */
import { laterChunk } from './laterChunk.ts';

const place = () => (globalThis as { __webpack_public_path__?: string }).__webpack_public_path__;
const failure = (message: string, request?: string) => Object.assign(new Error(message), { request });
const file = (attempt: string) => `http://shop/r/catalog/0123456789abcdef${attempt}/browser/slider.css`;

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const __webpack_public_path__ = 'http://shop/r/catalog/0123456789abcdef/browser/';
  Object.assign(globalThis, { __webpack_public_path__, __RELEASE__: 'catalog@0123456789abcdef' });
});
afterEach(() => {
  errors.mockRestore();
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
});

test('a chunk is fetched once', async () => {
  const fetchIt = jest.fn(async () => 'module');
  const load = laterChunk('slider', fetchIt);
  expect(await Promise.all([load(), load()])).toEqual(['module', 'module']);
  expect(await load()).toBe('module');
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test("a failure is reported in the specification's words, and retried once under a fresh path", async () => {
  const fetchIt = jest.fn(async () => 'module');
  fetchIt.mockRejectedValueOnce(failure('Loading CSS chunk slider failed.\n(…)', file('')));
  await expect(laterChunk('slider', fetchIt)()).resolves.toBe('module');
  expect(place()).toBe('http://shop/r/catalog/0123456789abcdef~1/browser/');
  expect(errors.mock.calls.map(([text]) => text)).toEqual([
    'Loading CSS chunk failed: slider of catalog@0123456789abcdef (Loading CSS chunk slider failed.)',
  ]);
});

test('a package of the shell that does not load leaves the app’s own path unchanged', async () => {
  const request = 'http://shop/r/shell/fedcba9876543210/browser/redux.js';
  const fetchIt = jest.fn(async () => 'module').mockRejectedValueOnce(failure('Loading chunk redux failed.', request));
  await expect(laterChunk('cart', fetchIt)()).resolves.toBe('module');
  expect(place()).toBe('http://shop/r/catalog/0123456789abcdef/browser/');
});

test('after two failures the next call tries again, under another path', async () => {
  const fetchIt = jest.fn(async () => 'module');
  fetchIt.mockRejectedValueOnce(failure('Loading chunk slider failed.', file('')));
  fetchIt.mockRejectedValueOnce(failure('Loading chunk slider failed.', file('~1')));
  const load = laterChunk('slider', fetchIt);
  await expect(load()).rejects.toThrow(/^Loading chunk failed: slider of catalog@/);
  expect(place()).toBe('http://shop/r/catalog/0123456789abcdef~2/browser/');
  await expect(load()).resolves.toBe('module');
});

test('an error in the chunk’s own code does not change the path', async () => {
  const load = laterChunk('slider', () => Promise.reject(new TypeError('x is not a function')));
  await expect(load()).rejects.toThrow('Loading chunk failed: slider (x is not a function)');
  expect(place()).toBe('http://shop/r/catalog/0123456789abcdef/browser/');
});
