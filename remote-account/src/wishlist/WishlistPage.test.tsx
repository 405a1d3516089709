import { answerAddRequests } from '@paw/contract/cartEvents.ts';
import { announceSession } from '@paw/contract/sessionEvents.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../testing/shopAround.tsx';
import { bowlLine, wishedProduct } from '../testing/testWishes.ts';
import { json, noContent, shopNetwork } from '../testing/shopNetwork.ts';
import { Component, head } from './WishlistPage.tsx';

const PRODUCTS = 'POST /api/wishlist/products';
const LIST = 'GET /api/account/wishlist';
const bowl = wishedProduct('Bowl', { skuToAdd: 'B-1' });
const leash = wishedProduct('Leash');
const stored = () => localStorage.getItem('wishlist');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the server’s page has no personal data', () => {
  localStorage.setItem('wishlist', '["Bowl"]');
  const html = renderToString(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  expect(html).not.toContain('Bowl');
  expect(html).toContain('Turn on JavaScript to see your wishlist.');
  expect(head()).toMatchObject({ canonical: '/wishlist', robots: 'noindex' });
});

test('a guest sees the current data of wished products; discontinued ones are removed', async () => {
  const { calls } = shopNetwork({ [PRODUCTS]: json({ products: [bowl, leash] }) });
  localStorage.setItem('wishlist', '["Bowl","Gone","Leash"]');
  render(shopAround('/wishlist'));
  expect(await screen.findByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/product/Bowl');
  expect(calls[0]).toEqual([PRODUCTS, { slugs: ['Bowl', 'Gone', 'Leash'] }]);
  expect(screen.getByRole('link', { name: 'Choose options: Leash' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnTo=%2Fwishlist');
  await waitFor(() => expect(stored()).toBe('["Bowl","Leash"]'));
});

test('one tap moves a product to the cart, and it can stay on the list', async () => {
  const accept = jest.fn();
  const stop = answerAddRequests((request) => accept(request.line));
  shopNetwork({ [PRODUCTS]: json({ products: [bowl] }), 'POST /api/cart/items': json({ lines: [bowlLine] }) });
  localStorage.setItem('wishlist', '["Bowl"]');
  render(shopAround('/wishlist'));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to cart: Bowl' }));
  expect(await screen.findByText('Moved to your cart: Bowl')).toBeVisible();
  expect(accept.mock.calls).toEqual([[bowlLine]]);
  expect(stored()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep here too: Bowl' }));
  expect(await screen.findByRole('link', { name: 'Bowl' })).toBeVisible();
  expect(stored()).toBe('["Bowl"]');
  stop();
});

test('a product that sold out meanwhile stays on the list, and the page says so', async () => {
  shopNetwork({ [PRODUCTS]: json({ products: [bowl] }), 'POST /api/cart/items': json({ lines: [] }) });
  localStorage.setItem('wishlist', '["Bowl"]');
  render(shopAround('/wishlist'));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to cart: Bowl' }));
  expect(await screen.findByText('Bowl just sold out.')).toBeVisible();
  expect(stored()).toBe('["Bowl"]');
});

test('a removed product leaves an Undo button in its place', async () => {
  shopNetwork({ [PRODUCTS]: json({ products: [bowl, leash] }) });
  localStorage.setItem('wishlist', '["Bowl","Leash"]');
  render(shopAround('/wishlist'));
  await userEvent.click(await screen.findByRole('button', { name: 'Wishlist: Bowl' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put Bowl back' });
  expect(undo).toHaveFocus();
  const [first] = within(screen.getByRole('list', { name: 'Your wishlist' })).getAllByRole('listitem');
  expect(first).toContainElement(undo);
});

test('a product that another tab adds appears', async () => {
  const sold = [bowl, leash];
  const { calls } = shopNetwork({
    [PRODUCTS]: (body) => {
      const { slugs } = body as { slugs: string[] };
      return Response.json({ products: sold.filter(({ slug }) => slugs.includes(slug)) });
    },
  });
  localStorage.setItem('wishlist', '["Bowl"]');
  render(shopAround('/wishlist'));
  await screen.findByRole('link', { name: 'Bowl' });
  localStorage.setItem('wishlist', '["Leash","Bowl"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  expect(await screen.findByRole('link', { name: 'Leash' })).toBeVisible();
  expect(calls.at(-1)?.[1]).toEqual({ slugs: ['Leash'] });
});

test('an empty list says how to add products', async () => {
  shopNetwork({});
  render(shopAround('/wishlist'));
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
});

test('the account shows the member’s list, and none after the session', async () => {
  localStorage.setItem('token', tokenOf({}));
  shopNetwork({
    [LIST]: json({ items: [{ slug: 'Leash', addedAt: '2026-11-22T00:00:00Z' }] }),
    [PRODUCTS]: json({ products: [leash] }),
    'DELETE /api/account/wishlist/Leash': noContent,
  });
  render(shopAround('/dashboard/wishlist'));
  expect(await screen.findByRole('link', { name: 'Leash' })).toBeVisible();
  localStorage.removeItem('token');
  act(() => announceSession({ kind: 'none' }));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(screen.queryByText('Leash')).toBeNull();
});

test('a list that could not be loaded can be loaded again', async () => {
  localStorage.setItem('token', tokenOf({}));
  shopNetwork({ [LIST]: [json({}, 500), json({ items: [] })] });
  render(shopAround('/wishlist'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
});
