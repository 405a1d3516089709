import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, shopNetwork } from '../../testing/shopNetwork.ts';
import { listedOrder } from '../../testing/testOrder.ts';
import { head } from './OrdersPage.tsx';

const LIST = 'GET /api/account/orders?page=';
const page = (number: string) => json({ orders: [listedOrder({ number })], total: 12, pages: 2 });

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('an order shows its status, date, total and items', async () => {
  shopNetwork({ [`${LIST}1`]: page('PD-7K3M9QXA') });
  render(shopAround('/dashboard/orders'));
  const order = await screen.findByRole('article');
  expect(order).toHaveTextContent(/^DeliveredOrder PD-7K3M9QXANovember 21, 2026, 3 items, \$34\.30/);
  expect(within(order).getByRole('list', { name: 'Items in this order' })).toHaveTextContent('BowlLeash');
  expect(head()).toMatchObject({ title: 'Your orders | Paw Dailies', robots: 'noindex' });
});

test('older orders are on the next page, which has its own URL', async () => {
  shopNetwork({ [`${LIST}1`]: page('PD-FIRST222'), [`${LIST}2`]: page('PD-OTHER222') });
  render(shopAround('/dashboard/orders'));
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Order PD-OTHER222' })).toBeVisible();
  expect(screen.queryByText('Order PD-FIRST222')).toBeNull();
});

test.each([
  [{ fulfilment: { state: 'shipped' } }, 'On its way'],
  [{ fulfilment: { state: 'cancelled' } }, 'Canceled'],
  [{ fulfilment: { state: 'new' }, payment: { state: 'failed' } }, 'Payment didn’t go through'],
] as const)('the state of an order with %j is shown as text', async (changes, words) => {
  shopNetwork({ [`${LIST}1`]: json({ orders: [listedOrder(changes)], total: 1, pages: 1 }) });
  render(shopAround('/dashboard/orders'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a member without orders gets a link to the shop', async () => {
  shopNetwork({ [`${LIST}1`]: json({ orders: [], total: 0, pages: 1 }) });
  render(shopAround('/dashboard/orders?page=x'));
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});
