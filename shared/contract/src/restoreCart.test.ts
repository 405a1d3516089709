import { browserCartStorage, restoreCart } from './restoreCart.ts';

const write = async () => {};
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

test('a stored cart is restored completely', async () => {
  const text = '[{"title":"Bowl","size":"","color":{"name":""},"quantity":1,"price":2.5}]';
  const { lines, intact } = await restoreCart({ read: async () => text, write });
  expect({ intact, cents: lines[0]?.priceCents }).toEqual({ intact: true, cents: 250 });
});

test('a storage that does not answer is abandoned after the time-out', async () => {
  const hanging = { read: () => new Promise<string>(() => {}), write };
  expect(await restoreCart(hanging, 20)).toEqual({ lines: [], foreign: [], intact: false });
  const error = new Error("The cart's storage did not answer within 20 ms.");
  expect(warn.mock.calls).toEqual([['The stored cart could not be read; it is left unchanged.', error]]);
});

test('it waits five seconds, and no longer than the storage needs', async () => {
  jest.useFakeTimers();
  const hanging = restoreCart({ read: () => new Promise<string>(() => {}), write });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(warn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect((await hanging).intact).toBe(false);
  await restoreCart({ read: async () => null, write });
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('the browser stores the cart under its key, and blocked storage is a rejection', async () => {
  await browserCartStorage.write('[]');
  expect([localStorage.getItem('cart'), await browserCartStorage.read()]).toEqual(['[]', '[]']);
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  await expect(browserCartStorage.read()).rejects.toThrow('Access is denied.');
  blocked.mockRestore();
});

test.each([
  ['blocked', async () => Promise.reject(new Error('blocked'))],
  ['damaged', async () => '[{"title"'],
  ['no list', async () => '{}'],
])('a cart that is %s counts as not intact', async (_, read: () => Promise<string>) => {
  expect(await restoreCart({ read, write })).toEqual({ lines: [], foreign: [], intact: false });
});
