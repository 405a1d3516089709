import { announceSession } from '@paw/contract/sessionEvents.ts';
import { routeFacts } from '../routes/specifiedRoutes.ts';
import { admit } from './admit.ts';
import { makeSessionStore } from './sessionStore.ts';
import { startSession } from './startSession.ts';

/** A token like the api's, without a signature: the browser does not verify it. */
function token(claims: object): string {
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;
}
const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

test('a stored token decides who is signed in, and an event announces changes', () => {
  const store = makeSessionStore();
  expect(startSession(store)).toBe(false);
  expect(store.getState().kind).toBe('none');
  localStorage.setItem('token', token({ id: '1', exp: now() + hour, guest: true }));
  announceSession({ kind: 'guest' });
  expect(store.getState().kind).toBe('guest');
});

test("a member's expired token is removed and the app opens the home page; a guest's does not navigate", () => {
  localStorage.setItem('token', token({ id: '1', exp: now() - hour }));
  expect(startSession(makeSessionStore())).toBe(true);
  expect(localStorage.getItem('token')).toBeNull();
  localStorage.setItem('token', token({ id: '1', exp: now() - hour, guest: true }));
  expect(startSession(makeSessionStore())).toBe(false);
});

test('the guard admits a token that has not expired, and redirects others to /login', () => {
  const url = new URL('http://shop.example/checkout?step=address');
  expect(() => admit(url, {})).toThrow();
  localStorage.setItem('token', 'damaged');
  expect(() => admit(url, {})).toThrow();
  localStorage.setItem('token', token({ id: '1', exp: now() + hour }));
  expect(admit(url, {})).toBe('shown');
  expect(admit(url, { members: true })).toBe('shown');
});

test.each(['/dashboard', '/Dashboard/', '/dashboard/orders'])('a guest is redirected from %s to /login', (path) => {
  localStorage.setItem('token', token({ id: '1', exp: now() + hour, guest: true }));
  const ask = (one: string) => admit(new URL(one, 'http://shop.example'), routeFacts({ path: one }));
  expect(() => ask(path)).toThrow();
  expect(ask('/checkout')).toBe('shown');
});
