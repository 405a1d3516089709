import { restoreCart } from './restoreCart.ts';

const write = async () => {};
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

test('a stored cart comes back whole', async () => {
  const text = '[{"title":"Bowl","size":"","color":{"name":""},"quantity":1,"price":2.5}]';
  const { lines, intact } = await restoreCart({ read: async () => text, write });
  expect({ intact, cents: lines[0]?.priceCents }).toEqual({ intact: true, cents: 250 });
});

test('a storage that hangs is given up after the time-out', async () => {
  const hanging = { read: () => new Promise<string>(() => {}), write };
  expect(await restoreCart(hanging, 20)).toEqual({ lines: [], foreign: [], intact: false });
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  ['blocked', async () => Promise.reject(new Error('blocked'))],
  ['damaged', async () => '[{"title"'],
  ['no list', async () => '{}'],
])('a cart that is %s counts as not intact', async (_, read: () => Promise<string>) => {
  expect(await restoreCart({ read, write })).toEqual({ lines: [], foreign: [], intact: false });
});
