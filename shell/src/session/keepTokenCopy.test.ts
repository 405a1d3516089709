import { logout } from '@paw/contract/logout.ts';
import { readKey } from '@paw/contract/ownRecord.ts';
import { announceSession } from '@paw/contract/sessionEvents.ts';
import { writeToken } from '@paw/contract/tokenStorage.ts';
import { keepTokenCopy } from './keepTokenCopy.ts';

const token = (exp: number) => `e30.${btoa(JSON.stringify({ id: '1', exp })).replaceAll('=', '')}.x`;
const good = token(4102444800);
const pass = () => jest.advanceTimersByTimeAsync(6_000);

let warn: jest.SpyInstance;
beforeAll(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => new Response());
  keepTokenCopy();
});
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());
afterAll(() => jest.useRealTimers());

test('a token that another release removes is restored; one that the shopper ended is not', async () => {
  writeToken(good);
  announceSession({ kind: 'member' });
  await pass();
  localStorage.removeItem('token');
  await pass();
  expect(readKey('token')).toEqual({ text: good, own: good });
  expect(warn).toHaveBeenCalledTimes(1);
  logout(() => undefined);
  await pass();
  expect(readKey('token')).toEqual({ text: '', own: '' });
});

test('a release from before the records can end a session too', async () => {
  writeToken(good);
  await pass();
  localStorage.removeItem('token');
  announceSession({ kind: 'none' });
  await pass();
  expect(localStorage.getItem('token')).toBeNull();
});

test('an expired token is not copied', async () => {
  writeToken(token(1));
  await pass();
  localStorage.removeItem('token');
  await pass();
  expect(localStorage.getItem('token')).toBeNull();
});
