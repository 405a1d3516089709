import { keepKeys, type StoredKey } from './keepKeys.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const key = (kid: string, age: number): StoredKey => ({ kid, age, secret: Buffer.from(kid).toString('base64url') });

test.each([
  ['the newest key that every process has read for sure', [119, 120, 121, 500], '121'],
  ['the only key', [0], '0'],
  ['the oldest one while all are new', [5, 60], '60'],
])('%s signs, and all of them verify', async (_, ages, kid) => {
  const { signing, all } = await keepKeys(async () => ages.map((age) => key(String(age), age)))();
  expect(signing.kid).toBe(kid);
  expect(all.map((each) => each.kid)).toEqual(ages.map(String));
  expect(signing.secret).toEqual(Buffer.from(kid));
});

test('keys are read once a minute, however many ask', async () => {
  const read = jest.fn(async () => [key('a', 500)]);
  const keys = keepKeys(read);
  await Promise.all([keys(), keys()]);
  jest.advanceTimersByTime(59_999);
  await keys();
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await keys();
  expect(read).toHaveBeenCalledTimes(2);
});

test('keys that could not be read are read again by the next call', async () => {
  const read = jest.fn(async () => [key('a', 500)]).mockRejectedValueOnce(new Error('away'));
  const keys = keepKeys(read);
  await expect(keys()).rejects.toThrow('away');
  expect((await keys()).signing.kid).toBe('a');
});

test('a late failure of an older read leaves the keys of the newer read', async () => {
  let fail = (_: Error) => {};
  const hanging = new Promise<StoredKey[]>((_, reject) => (fail = reject));
  const read = jest.fn(async () => [key('a', 500)]).mockReturnValueOnce(hanging);
  const keys = keepKeys(read);
  const first = keys();
  jest.advanceTimersByTime(60_000);
  const second = keys();
  expect(read).toHaveBeenCalledTimes(2);
  fail(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(keys()).toBe(second);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a shop without any key says so', async () => {
  await expect(keepKeys(async () => [])()).rejects.toThrow('There is no signing key.');
});
