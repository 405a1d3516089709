/** @jest-environment node */
import { collectable } from './collectable.ts';
import { collectGarbage } from './testing/collectGarbage.ts';

/** Of a size that has its own memory. */
const bytesOf = (text: string) => Buffer.alloc(20_000, text);

test('bytes are there at once', () => {
  const bytes = bytesOf('a');
  expect(collectable(bytes, async () => bytesOf('b'))()).toBe(bytes);
});

test('bytes that were collected are made again, once for all who ask', async () => {
  let made = 0;
  const make = async () => (made++, bytesOf(`made ${made}, `));
  const get = collectable(bytesOf('first'), make);
  await collectGarbage();
  const [first, second] = await Promise.all([get(), get()]);
  expect([String(first).slice(0, 6), second === first, made]).toEqual(['made 1', true, 1]);
  expect(get()).toBe(first);
});

test('a failure to make them is not kept', async () => {
  const make = jest.fn(async () => bytesOf('b')).mockRejectedValueOnce(new Error('no memory'));
  const get = collectable(bytesOf('first'), make);
  await collectGarbage();
  await expect(get()).rejects.toThrow('no memory');
  expect(String(await get()).slice(0, 1)).toBe('b');
});
