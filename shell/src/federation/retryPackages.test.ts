import { retryPackages } from './retryPackages.ts';

const redux = () => 'redux';

/** A package that fails as often as that, and its scope. */
function offer(failures: number) {
  let left = failures;
  const get = jest.fn(async () => (left-- > 0 ? Promise.reject(new Error('reset')) : redux));
  const shared = { redux: [{ get: get as () => unknown }] };
  const entry: { loading?: unknown; loaded?: boolean } = { loading: 'a try' };
  const moveOn = jest.fn();
  retryPackages(shared, () => ({ redux: { '5.0.1': entry } }), moveOn);
  return { load: () => shared.redux[0]?.get() as Promise<unknown>, get, entry, moveOn };
}

test('a package that does not load is tried once more under a fresh path', async () => {
  const { load, get, moveOn } = offer(1);
  await expect(load()).resolves.toBe(redux);
  expect([get.mock.calls.length, moveOn.mock.calls.length]).toEqual([2, 1]);
});

test('a failure is forgotten, and the next page that asks for the package tries again', async () => {
  const { load, entry } = offer(2);
  await expect(load()).rejects.toThrow('reset');
  expect(entry).toEqual({});
  await expect(load()).resolves.toBe(redux);
});

test('what is there at once stays without a promise', () => {
  const shared = { react: [{ get: () => redux as unknown }] };
  retryPackages(shared, () => ({}), jest.fn());
  expect(shared.react[0]?.get()).toBe(redux);
});
