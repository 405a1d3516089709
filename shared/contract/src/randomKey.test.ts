/** @jest-environment node */
import { randomKey } from './randomKey.ts';

test('each key is a new UUID, version 4', () => {
  const keys = Array.from({ length: 50 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});

test('plain http has no crypto.randomUUID, and still gets a key', () => {
  const uuid = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  expect(randomKey()).toHaveLength(36);
  uuid.mockRestore();
});
