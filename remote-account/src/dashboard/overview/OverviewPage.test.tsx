import { announceSession } from '@paw/contract/sessionEvents.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, noLine, shopNetwork } from '../../testing/shopNetwork.ts';
import { listedOrder } from '../../testing/testOrder.ts';
import { head } from './OverviewPage.tsx';

const ADA = 'GET /api/account';
const account = { name: 'Ada Lovelace', email: 'ada@example.com', createdAt: '2026-11-21T19:11:00Z', deletion: null };
const ada = json(account);
const refused = (code: string) => json({ code, message: code }, 403);
const rest = {
  'GET /api/account/orders?page=1': json({ orders: [listedOrder()], total: 12, pages: 2 }),
  'GET /api/account/addresses': json({ addresses: [] }),
  'GET /api/account/wishlist': json({ items: [{ slug: 'Bowl', addedAt: '2026-11-22T00:00:00Z' }] }),
  'GET /api/account/pets': json({ pets: [{ id: 'p1', name: 'Rex', kind: 'dog' }] }),
};
const hello = () => screen.findByText('Hello, Ada Lovelace');

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the server’s page has no personal data', () => {
  const { calls } = shopNetwork({});
  expect(renderToString(shopAround('/dashboard'))).toContain('Loading...');
  expect(calls).toEqual([]);
  expect(head()).toMatchObject({ canonical: '/dashboard', robots: 'noindex' });
});

test('a member is greeted and sees the latest order and links to all sections', async () => {
  shopNetwork({ [ADA]: ada, ...rest });
  render(shopAround('/dashboard'));
  expect(await hello()).toBeVisible();
  expect(screen.getByText('ada@example.com, customer since November 21, 2026')).toBeVisible();
  const last = screen.getByRole('region', { name: 'Your latest order' });
  expect(last).toHaveTextContent('DeliveredOrder PD-7K3M9QXA');
  expect(screen.getByRole('link', { name: 'Order PD-7K3M9QXA' })).toHaveAttribute(
    'href',
    '/dashboard/orders/PD-7K3M9QXA',
  );
  const cards = screen.getByRole('list', { name: 'More of your account' });
  expect(cards).toHaveTextContent('Orders12 ordersAddressesNone saved yetWishlist1 productPets1 pet');
});

test('a part that could not be loaded does not affect the rest', async () => {
  shopNetwork({ [ADA]: ada });
  render(shopAround('/dashboard'));
  expect(await hello()).toBeVisible();
  expect(screen.getByRole('list', { name: 'More of your account' })).toHaveTextContent('OrdersView all');
});

test('an account that will be deleted says so, with a link to keep it', async () => {
  shopNetwork({ [ADA]: json({ ...account, deletion: { at: '2026-11-29T19:11:00Z' } }), ...rest });
  render(shopAround('/dashboard'));
  expect(await screen.findByText('Your account will be deleted on November 29, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/dashboard/data');
});

test('an expired session is renewed by the call', async () => {
  const renewed = tokenOf({ iat: 1 });
  shopNetwork({
    [ADA]: [refused('renewal_needed'), ada],
    'POST /api/session/renew': json({ token: renewed }),
    ...rest,
  });
  render(shopAround('/dashboard'));
  expect(await hello()).toBeVisible();
  expect(localStorage.getItem('token')).toBe(renewed);
});

test('a session that has ended leads to the login and back', async () => {
  shopNetwork({ [ADA]: refused('signed_out') });
  render(shopAround('/dashboard'));
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/login?returnTo=%2Fdashboard');
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('after a failure the page can be loaded again', async () => {
  shopNetwork({ [ADA]: [noLine, ada], ...rest });
  render(shopAround('/dashboard'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await hello()).toBeVisible();
});

test('a logout, here or in another tab, removes all personal data from the page', async () => {
  shopNetwork({ [ADA]: ada, ...rest });
  for (const tell of [
    () => announceSession({ kind: 'none' }),
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })),
  ]) {
    localStorage.setItem('token', tokenOf({}));
    const { unmount } = render(shopAround('/dashboard'));
    await hello();
    localStorage.removeItem('token');
    act(tell);
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(screen.queryByText(/Ada Lovelace/)).toBeNull();
    unmount();
  }
});
