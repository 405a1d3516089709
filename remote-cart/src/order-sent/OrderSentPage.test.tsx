import '@paw/testing/jsdomDialogs.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { keepLastOrder } from '../draft/draftStore.ts';
import { openOrder, ORDER, orderSentPage, title } from '../testing/orderSentPage.tsx';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';
import { Component, head } from './OrderSentPage.tsx';

const CANCEL = 'POST /api/orders/signed.order/cancel';
/** What checkout stores after sending the order. */
const justPlaced = (minutesAgo = 0) =>
  keepLastOrder({
    key: 'k',
    reference: 'signed.order',
    number: 'PD-7K3M9QXA',
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });

afterEach(() => jest.restoreAllMocks());

test('the server neither loads an order nor renders any of it', () => {
  const { calls } = shopNetwork({ [ORDER]: json(testOrder()) });
  const html = renderToString(orderSentPage('?order=signed.order'));
  expect(html).toContain('Loading...');
  expect(html).not.toContain('signed.order');
  expect(calls).toEqual([]);
  expect(head()).toMatchObject({ canonical: '/order-sent', robots: 'noindex' });
});

test('without JavaScript the page says why it shows nothing, and where the order is', () => {
  const html = renderToString(orderSentPage(''));
  expect(html).toContain('Turn on JavaScript to see your order');
  expect(html).toContain('confirmation email');
  expect(html).not.toContain('No order to show here');
});

test('an order shows its phone number as Americans write it', async () => {
  shopNetwork({ [ORDER]: json(testOrder({ phone: '5550101234' })) });
  openOrder();
  expect(await screen.findByText(/\(555\) 010-1234/)).toBeVisible();
});

test.each([
  ['the shopper who placed it an hour ago', () => justPlaced(61), {}],
  ['someone else with the link', () => {}, {}],
  ['a shopper who tracks it, right after placing it too', () => justPlaced(), { tracked: true }],
])('%s sees the status instead of thanks', async (_, prepare, state) => {
  prepare();
  shopNetwork({ [ORDER]: json(testOrder()) });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/order-sent', search: '?order=signed.order', state }]}>
      <Component />
    </MemoryRouter>,
  );
  expect(await title('We have your order')).toBeVisible();
});

test('the most likely actions are first, canceling is last', async () => {
  shopNetwork({ [ORDER]: json(testOrder()) });
  openOrder();
  const ways = await screen.findAllByText(/^(Continue shopping|Print invoice|Cancel order)$/);
  expect(ways.map((way) => way.textContent)).toEqual(['Continue shopping', 'Print invoice', 'Cancel order']);
});

test('a package links to its carrier, if the carrier is known', async () => {
  const tracking = '1Z999AA10123456784';
  shopNetwork({ [ORDER]: json(testOrder({ fulfilment: { state: 'shipped', tracking } })) });
  openOrder();
  expect(await screen.findByRole('link', { name: 'Track with UPS' })).toHaveAttribute(
    'href',
    `https://www.ups.com/track?tracknum=${tracking}`,
  );
});

test('a new order is confirmed with thanks and all its details', async () => {
  justPlaced();
  shopNetwork({ [ORDER]: json(testOrder()) });
  openOrder();
  expect(await title('Thanks for your order')).toBeVisible();
  expect(screen.getByText('PD-7K3M9QXA')).toBeVisible();
  expect(screen.getByText(/We’ve emailed a confirmation to ada@example\.com/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Order received' })).toBeVisible();
  expect(screen.getByText('Fri, Nov 27 – Tue, Dec 1')).toBeVisible();
  expect(screen.getByText('Pay $34.30 to the driver on delivery')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Your order' });
  expect(within(panel).getByRole('link', { name: 'Leash' })).toHaveAttribute('href', '/product/Bowl?variant=L-1');
  expect(panel).toHaveTextContent('Items$28.35Standard delivery$4.95Tax$1.00Total$34.30');
  expect(panel).toHaveTextContent('Ada Lovelace12 Main Street, Chicago, IL 60601');
});

test.each([
  ['packed', 'paid', 'Packed', '$34.30 paid', 'Your order is packed'],
  [
    'shipped',
    'authorised',
    'On its way',
    '$34.30 authorized. We’ll charge your card when we pack your order',
    'Your order is on its way',
  ],
  ['delivered', 'paid', 'Delivered', '$34.30 paid', 'Your order was delivered'],
  ['cancelled', 'voided', 'Canceled', 'You weren’t charged', 'Your order was canceled'],
  ['returned', 'refunded', 'Returned', '$34.30 refunded', 'Your order was returned'],
  ['delivered', 'partly_refunded', 'Delivered', '$34.30 paid, $34.30 of it refunded', 'Your order was delivered'],
] as const)('an order that is %s and %s says so in words', async (fulfilment, payment, far, money, heading) => {
  const order = testOrder({
    payment: { method: 'stripe', state: payment },
    fulfilment: { state: fulfilment, tracking: 'T-42' },
    refundedCents: 3430,
    canCancel: false,
    timeline: [
      { at: '2026-11-21T19:11:00Z', kind: 'placed' },
      { at: '2026-11-22T08:00:00Z', kind: 'shipped', tracking: 'T-42' },
      { at: '2026-11-23T08:00:00Z', kind: 'left_at_door' },
    ],
  });
  shopNetwork({ [ORDER]: json(order) });
  openOrder();
  expect(await title(heading)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: far })).toBeVisible();
  expect(screen.getByText(money)).toBeVisible();
  const timeline = screen.getByRole('list', { name: 'Order status' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
  ).toEqual(['Order placed', 'Shipped, tracking T-42', 'Left at door']);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('an unpaid order links to the payment page', async () => {
  const payment = { method: 'stripe', state: 'pending', url: 'https://pay.example/p' } as const;
  shopNetwork({ [ORDER]: json(testOrder({ payment })) });
  openOrder();
  expect(await title('Your order is waiting for payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/p');
});

test('an order is canceled after a confirmation, and the page says so', async () => {
  const after = testOrder({ fulfilment: { state: 'cancelled', tracking: null }, canCancel: false });
  const { named } = shopNetwork({ [ORDER]: json(testOrder()), [CANCEL]: json(after) });
  openOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus();
  expect(named(CANCEL)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel order' }));
  expect(await screen.findByText('Order PD-7K3M9QXA is canceled.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('an order that was packed meanwhile is not canceled, with the api’s message', async () => {
  const message = 'Your order is already packed, so it can’t be canceled.';
  shopNetwork({ [ORDER]: json(testOrder()), [CANCEL]: json({ code: 'too_late', message }, 409) });
  openOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel order' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('the invoice is a separate page to print', async () => {
  shopNetwork({ [ORDER]: json(testOrder()) });
  openOrder();
  await userEvent.click(await screen.findByRole('link', { name: 'Print invoice' }));
  expect(await title('Invoice PD-7K3M9QXA')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Items' });
  expect(within(table).getByRole('row', { name: 'Leash, M 2 $8.00 $16.00' })).toBeVisible();
  expect(screen.getByText(/12 Example Street/)).toBeVisible();
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

test('an invalid reference shows nothing and links to order tracking', async () => {
  shopNetwork({ [ORDER]: json({ code: 'order_not_found', message: 'x' }, 404) });
  openOrder();
  expect(await title('No order to show here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look it up by order number' })).toHaveAttribute('href', '/track-order');
});

test('offline, the page says so and tries again on request', async () => {
  shopNetwork({ [ORDER]: [noLine, json(testOrder())] });
  openOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await title('We have your order')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
