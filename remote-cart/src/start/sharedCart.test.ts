/** A signed-in member's cart is shared with their other devices; no one else's is. */
import { announceSession } from '@paw/contract/sessionEvents.ts';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { waitFor } from '@testing-library/react';
import { shopNetwork } from '../testing/shopNetwork.ts';

/** The listeners of pages from {@link openPage}, which each test removes. */
let listening: jest.SpyInstance | undefined;
afterEach(() => {
  for (const [name, hear, options] of listening?.mock.calls ?? []) removeEventListener(name, hear, Boolean(options));
  jest.restoreAllMocks();
});

/** A page of a shopper with this token, and how often it has asked for the copy of a member's cart. */
async function openPage(claims?: object): Promise<() => number> {
  const network = shopNetwork({ 'GET /api/cart': () => Response.json({ lines: [], updatedAt: null }) });
  if (claims) logIn(claims);
  listening = jest.spyOn(window, 'addEventListener');
  // What the start loads later belongs to the same page.
  jest.resetModules();
  const fresh = jest.requireActual<typeof import('./startCart.ts')>('./startCart.ts');
  await fresh.startCart({ restoredCart: { lines: [], foreign: [], intact: true } });
  return () => network.named('GET /api/cart').length;
}
function logIn(claims: object): void {
  localStorage.setItem('token', tokenOf({ id: 'ada', ...claims }));
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a member’s cart is shared with the other devices from the start', async () => {
  const asked = await openPage({});
  await waitFor(() => expect(asked()).toBe(1));
});

test.each([
  ['a stranger', undefined],
  ['a guest', { guest: true }],
  ['a member whose time is over', { exp: 1 }],
])('%s does not share a cart', async (_, claims) => {
  const asked = await openPage(claims);
  await aMoment();
  expect(asked()).toBe(0);
});

test('a cart is shared from login to logout, and the agreed copy is then removed', async () => {
  const asked = await openPage();
  logIn({});
  announceSession({ kind: 'member' });
  await waitFor(() => expect(localStorage.getItem('cart-copy')).toContain('ada'));
  announceSession({ kind: 'member', name: 'Ada' });
  expect([asked(), localStorage.getItem('cart-copy')]).toEqual([1, expect.stringContaining('ada')]);
  announceSession({ kind: 'none' });
  await aMoment();
  window.dispatchEvent(new Event('online'));
  await aMoment();
  expect([asked(), localStorage.getItem('cart-copy')]).toEqual([1, null]);
});
