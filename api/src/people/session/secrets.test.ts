import { hashOf, randomSecret } from './secrets.ts';

test('a secret is 32 random bytes unless asked for otherwise, as text that a cookie may hold', () => {
  expect(randomSecret()).toMatch(/^[\w-]{43}$/);
  expect(randomSecret(18)).toMatch(/^[\w-]{24}$/);
  expect(randomSecret()).not.toBe(randomSecret());
});

test('a hash is SHA-256, so what earlier releases stored is found', () => {
  expect(hashOf('')).toBe('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU');
  expect(hashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
