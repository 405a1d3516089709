import { readToken } from '@paw/contract/tokenStorage.ts';
import { authMark } from './authMark.ts';

const later = Math.floor(Date.now() / 1000) + 3600;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: unknown) => `e30.${encode(claims)}.x`;

afterEach(() => delete document.documentElement.dataset.auth);

test.each([
  ['no token', null],
  ['a member', token({ id: 'm', exp: later })],
  ['a member whose claims hold letters beyond ASCII', token({ id: 'ü-🐶', exp: later, name: '~~~???' })],
  ['a guest', token({ id: 'g', exp: later, guest: true })],
  ['an expired member', token({ id: 'm', exp: later - 7200 })],
  ['a token without an id', token({ exp: later })],
  ['an id that is no text', token({ id: 1, exp: later })],
  ['an end that is no number', token({ id: 'm', exp: 'soon' })],
  ['an end that is written as text', token({ id: 'm', exp: String(later) })],
  ['claims that are null', token(null)],
  ['claims that are a list', token([])],
  ['half a token', 'e30.e30'],
  ['garbage', 'garbage'],
  ['an oversized token', token({ id: 'm', exp: later, more: 'x'.repeat(9000) })],
])('before hydration, %s counts as after it', (_, stored) => {
  if (stored !== null) localStorage.setItem('token', stored);
  // oxlint-disable-next-line no-implied-eval -- it is run as the document runs it
  new Function(authMark)();
  const read = readToken();
  const isMember = Boolean(read && !read.expired && !read.guest);
  expect(document.documentElement.dataset.auth === 'member').toBe(isMember);
});

test('it can be written into the document without escaping', () => {
  expect(authMark).not.toMatch(/<[!/]|\n/);
});
