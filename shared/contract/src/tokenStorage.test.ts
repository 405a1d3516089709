import { readToken, removeToken, TOKEN_KEY, writeToken } from './tokenStorage.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown) => `${base64url({ alg: 'HS256' })}.${base64url(claims)}.signature`;
const now = 1_700_000_000_000;

test('a stored token is read with its claims', () => {
  const token = tokenOf({ id: 'gäst-7', exp: now / 1000 + 60, guest: true });
  writeToken(token);
  expect(localStorage.getItem('token')).toBe(token);
  expect(readToken(now)).toEqual({ id: 'gäst-7', exp: now / 1000 + 60, guest: true, token, expired: false });
});

test('a token is expired from the second of its exp', () => {
  writeToken(tokenOf({ id: '7', exp: now / 1000 }));
  expect([readToken(now - 1)?.expired, readToken(now)?.expired]).toEqual([false, true]);
});

test('without a token, or after its removal, no one is signed in', () => {
  expect(readToken(now)).toBeUndefined();
  writeToken(tokenOf({ id: '7', exp: now }));
  removeToken();
  expect(readToken(now)).toBeUndefined();
});

test.each([
  ['foreign', 'hello'],
  ['cut off', tokenOf({ id: '7', exp: now }).slice(0, 40)],
  ['without claims', tokenOf(null)],
  ['without an id', tokenOf({ exp: now })],
  ['without an end', tokenOf({ id: '7' })],
  ['endlessly long', tokenOf({ id: '7'.repeat(9000), exp: now })],
])('a token that is %s counts as none', (_, token) => {
  localStorage.setItem(TOKEN_KEY, token);
  expect(readToken(now)).toBeUndefined();
});

test('blocked storage has no token, and only writing throws', () => {
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readToken(now)).toBeUndefined();
  expect(() => removeToken()).not.toThrow();
  expect(() => writeToken('t')).toThrow('blocked');
  blocked.mockRestore();
});
