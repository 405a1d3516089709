import '@paw/shared/testing/jsdomDialogs.ts';
import type { SlotKey } from '@paw/shared/contract/slots.ts';
import { MemoryRouter } from '@paw/shared/testing/testRouter.ts';
import { publishSlots } from '@paw/shared/ui/SlotPlace.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { signIn } from '../testing/checkoutShop.tsx';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';
import { Component, head } from './OrderSentPage.tsx';

const ORDER = 'GET /api/orders/signed.order';
const RETURNS: SlotKey = 'account/OrderReturns';
const ACCOUNT: SlotKey = 'account/GuestAccount';
const CANCEL = 'POST /api/orders/signed.order/cancel';
const page = (query: string) => (
  <MemoryRouter initialEntries={[`/order-sent${query}`]}>
    <Component />
  </MemoryRouter>
);
const open = (query = '?order=signed.order') => render(page(query));
const title = (text: string) => screen.findByRole('heading', { level: 1, name: text });

afterEach(() => {
  jest.restoreAllMocks();
  publishSlots(({ fallback }) => fallback);
});

test('nothing of an order is in the server’s HTML, nor asked for by it', () => {
  const { calls } = shopNetwork({ [ORDER]: json(testOrder()) });
  const html = renderToString(page('?order=signed.order'));
  expect(html).toContain('Loading...');
  expect(html).not.toContain('signed.order');
  expect(calls).toEqual([]);
  expect(head()).toMatchObject({ canonical: '/order-sent', robots: 'noindex' });
});

test('an order that was just placed is thanked for, with all that it holds', async () => {
  shopNetwork({ [ORDER]: json(testOrder()) });
  open();
  expect(await title('Thank you, your order is placed')).toBeVisible();
  expect(screen.getByText('PD-7K3M9QXA')).toBeVisible();
  expect(screen.getByText(/The confirmation goes to ada@example\.com/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We have your order' })).toBeVisible();
  expect(screen.getByText('Fri, Nov 27 – Tue, Dec 1')).toBeVisible();
  expect(screen.getByText('You pay $34.30 to the courier')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Your order' });
  expect(within(panel).getByRole('link', { name: 'Leash' })).toHaveAttribute('href', '/product/Bowl?variant=L-1');
  expect(panel).toHaveTextContent('Items$28.35Standard delivery$4.95Tax$1.00Total$34.30');
  expect(panel).toHaveTextContent('Ada Lovelace12 Main Street, Chicago, IL 60601');
});

test.each([
  ['packed', 'paid', 'Packed', '$34.30 paid'],
  ['shipped', 'authorised', 'On its way', '$34.30 is reserved, and taken when we pack'],
  ['delivered', 'paid', 'Delivered', '$34.30 paid'],
  ['cancelled', 'voided', 'Cancelled', 'Nothing was taken'],
  ['returned', 'refunded', 'Sent back', '$34.30 refunded'],
  ['delivered', 'partly_refunded', 'Delivered', '$34.30 paid, $34.30 of it refunded'],
] as const)('an order that is %s and %s says so in words', async (fulfilment, payment, far, money) => {
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
  open();
  expect(await title('Your order')).toBeVisible();
  expect(await screen.findByRole('heading', { name: far })).toBeVisible();
  expect(screen.getByText(money)).toBeVisible();
  const timeline = screen.getByRole('list', { name: 'What happened so far' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
  ).toEqual(['Order placed', 'Handed to the courier, tracking T-42', 'Left at door']);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('an order that waits for its payment leads to where it is paid', async () => {
  const payment = { method: 'stripe', state: 'pending', url: 'https://pay.example/p' } as const;
  shopNetwork({ [ORDER]: json(testOrder({ payment })) });
  open();
  expect(await title('Your order is waiting for its payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/p');
});

test('an order is cancelled after a question, and says so', async () => {
  const after = testOrder({ fulfilment: { state: 'cancelled', tracking: null }, canCancel: false });
  const { named } = shopNetwork({ [ORDER]: json(testOrder()), [CANCEL]: json(after) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('button', { name: 'Keep the order' })).toHaveFocus();
  expect(named(CANCEL)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText('Order PD-7K3M9QXA is cancelled.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('an order that was packed meanwhile stays, with the shop’s words', async () => {
  const message = 'Your order is packed already, so it cannot be cancelled any more.';
  shopNetwork({ [ORDER]: json(testOrder()), [CANCEL]: json({ code: 'too_late', message }, 409) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['a guest', true, 1],
  ['a member', false, 0],
])('%s is offered an account for the order’s email, name and address: %s', async (_, guest, offers) => {
  publishSlots(({ of, props }) => (of === ACCOUNT ? <p>{`Account: ${JSON.stringify(props)}`}</p> : null));
  signIn({ guest });
  const { email, name, address } = testOrder();
  shopNetwork({ [ORDER]: json(testOrder()) });
  open();
  await title('Thank you, your order is placed');
  const shown = screen.queryAllByText(/^Account/).map(({ textContent }) => textContent);
  expect(shown).toEqual(offers ? [`Account: ${JSON.stringify({ email, name, address })}`] : []);
});

test('a guest who becomes a member on the page stays with what came of it', async () => {
  publishSlots(({ of }) => (of === ACCOUNT ? <p>You’re all set</p> : null));
  signIn();
  shopNetwork({ [ORDER]: json(testOrder()) });
  const { rerender } = open();
  await title('Thank you, your order is placed');
  signIn({ id: 'm', guest: false });
  rerender(page('?order=signed.order'));
  expect(screen.getByText('You’re all set')).toBeVisible();
});

test.each([
  ['a guest', true],
  ['a member', false],
])('%s can send something of a delivered order back, and of no other', async (_, guest) => {
  publishSlots(({ of, name, props }) => (of === RETURNS ? <p>{`${name}: ${JSON.stringify(props)}`}</p> : null));
  signIn({ guest });
  const [fresh, delivered] = [testOrder(), testOrder({ fulfilment: { state: 'delivered', tracking: null } })];
  shopNetwork({ [ORDER]: [json(fresh), json(delivered)] });
  const { unmount } = open();
  await title('Thank you, your order is placed');
  expect(screen.queryByText(/^Sending something back/)).toBeNull();
  unmount();
  open();
  const shown = JSON.stringify({ reference: 'signed.order', lines: delivered.lines });
  expect(await screen.findByText(`Sending something back: ${shown}`)).toBeVisible();
});

test('the invoice is a sheet of its own', async () => {
  shopNetwork({ [ORDER]: json(testOrder()) });
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Invoice to print' }));
  expect(await title('Invoice PD-7K3M9QXA')).toBeVisible();
  const table = screen.getByRole('table', { name: 'What was ordered' });
  expect(within(table).getByRole('row', { name: 'Leash, M 2 $8.00 $16.00' })).toBeVisible();
  expect(screen.getByText(/12 Example Street/)).toBeVisible();
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

test('a reference that is not the shop’s shows nothing, and leads to the search by number', async () => {
  shopNetwork({ [ORDER]: json({ code: 'order_not_found', message: 'x' }, 404) });
  open();
  expect(await title('No order to show here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find it by its number' })).toHaveAttribute('href', '/track-order');
});

test('without a line the page says so and asks again when told to', async () => {
  shopNetwork({ [ORDER]: [noLine, json(testOrder())] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await title('Thank you, your order is placed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
