import { announceSession } from '@paw/contract/sessionEvents.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { json, noContent, shopNetwork } from '../testing/shopNetwork.ts';
import { Component } from './WishlistButton.tsx';

const LIST = 'GET /api/account/wishlist';
const MERGE = 'POST /api/account/wishlist/merge';
const PUT = 'PUT /api/account/wishlist/Bowl';
const items = (...slugs: string[]) => json({ items: slugs.map((slug) => ({ slug, addedAt: '2026-11-22T00:00:00Z' })) });
const hearts = (
  <MemoryRouter>
    <Component slug="Bowl" title="Bowl" />
    <Component slug="Leash" title="Leash" />
    <ToastContainer />
  </MemoryRouter>
);
const heart = (title: string) => screen.getByRole('button', { name: `Wishlist: ${title}` });
const stored = () => localStorage.getItem('wishlist');

afterEach(() => {
  jest.restoreAllMocks();
  act(() => toast.dismiss());
  localStorage.clear();
});

test('the server’s button has no personal state', () => {
  localStorage.setItem('wishlist', '["Bowl"]');
  expect(renderToString(<Component slug="Bowl" title="Bowl" />)).toContain('aria-pressed="false"');
});

test('a guest’s wishes stay in the browser, and no call is made', async () => {
  const { calls } = shopNetwork({});
  localStorage.setItem('token', tokenOf({ guest: true }));
  localStorage.setItem('wishlist', '["Leash", 7]');
  render(hearts);
  expect(heart('Leash')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart('Bowl'));
  expect(heart('Bowl')).toHaveAttribute('aria-pressed', 'true');
  expect(stored()).toBe('["Bowl","Leash"]');
  expect(await screen.findByRole('link', { name: 'View it' })).toHaveAttribute('href', '/wishlist');
  await userEvent.click(heart('Bowl'));
  await userEvent.click(heart('Leash'));
  expect(stored()).toBeNull();
  expect(calls).toEqual([]);
});

test('another tab’s change is shown, and a damaged list counts as empty', () => {
  render(hearts);
  localStorage.setItem('wishlist', '["Bowl"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  expect(heart('Bowl')).toHaveAttribute('aria-pressed', 'true');
  localStorage.setItem('wishlist', '{"broken');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  expect(heart('Bowl')).toHaveAttribute('aria-pressed', 'false');
});

test('a full list and blocked storage are reported', async () => {
  localStorage.setItem('wishlist', JSON.stringify(Array.from({ length: 100 }, (_, at) => `P${at}`)));
  const { unmount } = render(hearts);
  await userEvent.click(heart('Bowl'));
  expect(await screen.findByText(/is full \(100 products\)/)).toBeInTheDocument();
  expect(heart('Bowl')).toHaveAttribute('aria-pressed', 'false');
  unmount();
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(hearts);
  await userEvent.click(heart('Bowl'));
  expect(await screen.findByText(/blocking storage/)).toBeInTheDocument();
});

test('a failure’s toast closes after the same product’s change succeeds, not another one’s', async () => {
  localStorage.setItem('wishlist', JSON.stringify(Array.from({ length: 100 }, (_, at) => `P${at}`)));
  render(hearts);
  await userEvent.click(heart('Bowl'));
  await screen.findByText(/is full/);
  localStorage.setItem('wishlist', '["P1"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  await userEvent.click(heart('Leash'));
  await screen.findByText(/Saved to your wishlist/);
  expect(screen.getByText(/is full/)).toBeInTheDocument();
  await userEvent.click(heart('Bowl'));
  await waitFor(() => {
    const old = screen.queryByText(/is full/);
    if (old) fireEvent.animationEnd(old);
    expect(old).toBeNull();
  });
});

test('a member’s list is loaded once for all buttons, and a press is shown at once', async () => {
  const { calls } = shopNetwork({ [LIST]: items('Leash'), [PUT]: noContent });
  localStorage.setItem('token', tokenOf({}));
  render(hearts);
  await waitFor(() => expect(heart('Leash')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(heart('Bowl'));
  expect(heart('Bowl')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(calls.map(([name]) => name)).toEqual([LIST, PUT]));
  expect(stored()).toBeNull();
});

test('a refused change is reverted, with the api’s message', async () => {
  const words = 'This product is no longer sold.';
  shopNetwork({ [LIST]: items(), [PUT]: json({ code: 'no_product', message: words }, 404) });
  localStorage.setItem('token', tokenOf({}));
  render(hearts);
  await userEvent.click(heart('Bowl'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(heart('Bowl')).toHaveAttribute('aria-pressed', 'false');
});

test('a guest’s wishes join the member’s at login, and nothing is left at logout', async () => {
  const { calls } = shopNetwork({ [MERGE]: items('Bowl', 'Leash') });
  localStorage.setItem('wishlist', '["Bowl"]');
  render(hearts);
  localStorage.setItem('token', tokenOf({}));
  act(() => announceSession({ kind: 'member' }));
  await waitFor(() => expect(heart('Leash')).toHaveAttribute('aria-pressed', 'true'));
  expect(calls).toEqual([[MERGE, { slugs: ['Bowl'] }]]);
  expect(stored()).toBeNull();
  localStorage.removeItem('token');
  act(() => announceSession({ kind: 'none' }));
  expect(heart('Leash')).toHaveAttribute('aria-pressed', 'false');
});

test('wishes that could not be merged stay in the browser', async () => {
  shopNetwork({ [MERGE]: json({}, 500) });
  localStorage.setItem('token', tokenOf({}));
  localStorage.setItem('wishlist', '["Bowl"]');
  const { calls } = shopNetwork({ [MERGE]: json({}, 500) });
  render(hearts);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(stored()).toBe('["Bowl"]');
});
