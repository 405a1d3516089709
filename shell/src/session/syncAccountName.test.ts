import { announceSession } from '@paw/contract/sessionEvents.ts';
import { waitFor } from '@testing-library/react';
import { syncAccountName } from './syncAccountName.ts';
import { makeSessionStore } from './sessionStore.ts';
import { startSession } from './startSession.ts';

/** A page's fetch resolves relative URLs; Node's `Request` does not. */
const PlainRequest = Request;
globalThis.Request = class extends PlainRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
};
const network = jest.spyOn(globalThis, 'fetch');
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
const tokenOf = (claims: object) =>
  `e30.${btoa(JSON.stringify({ id: 'm1', exp: minutesAgo(-60), iat: minutesAgo(1), ...claims }))}.x`;
const ada = () => Response.json({ success: true, user: { id: 'm1', name: 'Ada Lovelace', email: 'ada@example.com' } });
const refused = (status: number, code: string) => Response.json({ success: false, code, message: code }, { status });
const calls = () =>
  network.mock.calls.map(([request]) => {
    const { method, url, headers } = request as Request;
    return [method, new URL(url).pathname, headers.get('authorization')].join(' ');
  });

function startWith(token: string) {
  localStorage.setItem('token', token);
  const store = makeSessionStore();
  const sync = syncAccountName(store);
  sync();
  return { sync, name: () => store.getState().name };
}

afterEach(() => {
  network.mockReset();
  localStorage.clear();
});
afterAll(() => network.mockRestore());

test('a member is fetched once, with the token, and the header shows the name', async () => {
  network.mockImplementation(async () => ada());
  const token = tokenOf({});
  const { sync, name } = startWith(token);
  await waitFor(() => expect(name()).toBe('Ada Lovelace'));
  sync();
  expect(calls()).toEqual([`GET /api/admin/user/m1 Bearer ${token}`]);
});

test('the header shows a changed name at once', async () => {
  network.mockImplementation(async () => ada());
  localStorage.setItem('token', tokenOf({}));
  const store = makeSessionStore();
  startSession(store);
  const name = () => store.getState().name;
  await waitFor(() => expect(name()).toBe('Ada Lovelace'));
  announceSession({ kind: 'member', name: 'Ada Byron' });
  announceSession({ kind: 'member' });
  expect([name(), calls().length]).toEqual(['Ada Byron', 1]);
});

test.each([
  ['a guest', tokenOf({ guest: true })],
  ['an expired token', tokenOf({ exp: minutesAgo(1) })],
  ['a damaged token', 'e30.%%%.x'],
  ['an endless token', tokenOf({ id: 'm'.repeat(9000) })],
])('for %s no request is sent', async (_, token) => {
  const { name } = startWith(token);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([name(), calls()]).toEqual([undefined, []]);
});

test('a token of 25 minutes is renewed before any request', async () => {
  const renewed = tokenOf({ iat: minutesAgo(0) });
  network.mockResolvedValueOnce(Response.json({ token: renewed })).mockResolvedValueOnce(ada());
  const old = tokenOf({ iat: minutesAgo(26) });
  const { name } = startWith(old);
  await waitFor(() => expect(name()).toBe('Ada Lovelace'));
  expect(calls()).toEqual([`POST /api/session/renew Bearer ${old}`, `GET /api/admin/user/m1 Bearer ${renewed}`]);
  expect(localStorage.getItem('token')).toBe(renewed);
});

test('a session that the api rejects as old is renewed, and the request is repeated once', async () => {
  const renewed = tokenOf({ iat: minutesAgo(0) });
  network
    .mockResolvedValueOnce(refused(403, 'renewal_needed'))
    .mockResolvedValueOnce(Response.json({ token: renewed }))
    .mockResolvedValueOnce(ada());
  const { name } = startWith(tokenOf({}));
  await waitFor(() => expect(name()).toBe('Ada Lovelace'));
  expect(network).toHaveBeenCalledTimes(3);
});

test('a member who logs out while the session is renewed stays logged out', async () => {
  network.mockImplementationOnce(async () => {
    localStorage.removeItem('token');
    return Response.json({ token: tokenOf({ iat: minutesAgo(0) }) });
  });
  network.mockResolvedValueOnce(ada());
  const { name } = startWith(tokenOf({ iat: minutesAgo(26) }));
  await waitFor(() => expect(name()).toBe('Ada Lovelace'));
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['a refusal', async () => refused(403, 'signed_out')],
  ['a shop that does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer without a user', async () => Response.json({ success: true })],
])('%s is one line on the console, and the token stays', async (_, reply) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  network.mockImplementation(reply);
  const { name } = startWith(tokenOf({}));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(name()).toBeUndefined();
  expect(localStorage.getItem('token')).not.toBeNull();
  logged.mockRestore();
});

test('after a failure the next login of the same member fetches the name again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  network.mockResolvedValueOnce(refused(403, 'signed_out')).mockResolvedValueOnce(ada());
  const { sync, name } = startWith(tokenOf({}));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  sync();
  await waitFor(() => expect(name()).toBe('Ada Lovelace'));
  logged.mockRestore();
});

test('leaving the page logs no failure, and another member’s login replaces the first one’s request', async () => {
  network.mockImplementation((request) => {
    const { signal, url } = request as Request;
    if (url.endsWith('/m2')) return Promise.resolve(Response.json({ success: true, user: { name: 'Grace' } }));
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const { sync, name } = startWith(tokenOf({}));
  await waitFor(() => expect(network).toHaveBeenCalled());
  window.dispatchEvent(new Event('pagehide'));
  localStorage.setItem('token', tokenOf({ id: 'm2' }));
  sync();
  await waitFor(() => expect(name()).toBe('Grace'));
});
