import '@paw/shared/testing/jsdomDialogs.ts';
import type { SlotKey } from '@paw/shared/contract/slots.ts';
import { MemoryRouter } from '@paw/shared/testing/testRouter.ts';
import { publishSlots } from '@paw/shared/ui/SlotPlace.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { keepPlaced } from '../draft/draftStore.ts';
import { signIn } from '../testing/checkoutShop.tsx';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';
import { Component, head } from './OrderSentPage.tsx';

const ORDER = 'GET /api/orders/signed.order';
const RETURNS: SlotKey = 'account/OrderReturns';
const ACCOUNT: SlotKey = 'account/GuestAccount';
const CONFIRM = 'POST /api/orders/signed.order/confirm';
const AGAIN = 'POST /api/orders/signed.order/confirmation-email';
const CANCEL = 'POST /api/orders/signed.order/cancel';
const page = (query: string) => (
  <MemoryRouter initialEntries={[`/order-sent${query}`]}>
    <Component />
  </MemoryRouter>
);
const open = (query = '?order=signed.order') => render(page(query));
/** What the checkout leaves behind after placing the order. */
const justPlaced = (minutesAgo = 0) =>
  keepPlaced({
    key: 'k',
    reference: 'signed.order',
    number: 'PD-7K3M9QXA',
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });
const title = (text: string) => screen.findByRole('heading', { level: 1, name: text });

afterEach(() => {
  jest.restoreAllMocks();
  publishSlots(({ fallback }) => fallback);
  location.hash = '';
});

test('nothing of an order is in the server’s HTML, nor asked for by it', () => {
  const { calls } = shopNetwork({ [ORDER]: json(testOrder()) });
  const html = renderToString(page('?order=signed.order'));
  expect(html).toContain('Loading...');
  expect(html).not.toContain('signed.order');
  expect(calls).toEqual([]);
  expect(head()).toMatchObject({ canonical: '/order-sent', robots: 'noindex' });
});

test('without JavaScript the page says why it shows nothing, and where the order is', () => {
  const html = renderToString(page(''));
  expect(html).toContain('Turn on JavaScript to see your order');
  expect(html).toContain('confirmation email');
  expect(html).not.toContain('No order to show here');
});

test.each([
  ['the shopper who placed it an hour ago', () => justPlaced(61), {}],
  ['whoever else has the link', () => {}, {}],
  ['whoever tracks it, right after placing it too', () => justPlaced(), { tracked: true }],
])('%s reads the status, not thanks', async (_, prepare, state) => {
  prepare();
  shopNetwork({ [ORDER]: json(testOrder()) });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/order-sent', search: '?order=signed.order', state }]}>
      <Component />
    </MemoryRouter>,
  );
  expect(await title('We have your order')).toBeVisible();
});

test('what a shopper wants next comes first, canceling last', async () => {
  shopNetwork({ [ORDER]: json(testOrder()) });
  open();
  const ways = await screen.findAllByText(/^(Continue shopping|Print invoice|Cancel order)$/);
  expect(ways.map((way) => way.textContent)).toEqual(['Continue shopping', 'Print invoice', 'Cancel order']);
});

test('a package is tracked at its carrier, as far as the carrier is known', async () => {
  const tracking = '1Z999AA10123456784';
  shopNetwork({ [ORDER]: json(testOrder({ fulfilment: { state: 'shipped', tracking } })) });
  open();
  expect(await screen.findByRole('link', { name: 'Track with UPS' })).toHaveAttribute(
    'href',
    `https://www.ups.com/track?tracknum=${tracking}`,
  );
});

test('an order that was just placed is thanked for, with all that it holds', async () => {
  justPlaced();
  shopNetwork({ [ORDER]: json(testOrder()) });
  open();
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
  open();
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

test('an order that waits for its payment leads to where it is paid', async () => {
  const payment = { method: 'stripe', state: 'pending', url: 'https://pay.example/p' } as const;
  shopNetwork({ [ORDER]: json(testOrder({ payment })) });
  open();
  expect(await title('Your order is waiting for payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/p');
});

test('an order is canceled after a question, and says so', async () => {
  const after = testOrder({ fulfilment: { state: 'cancelled', tracking: null }, canCancel: false });
  const { named } = shopNetwork({ [ORDER]: json(testOrder()), [CANCEL]: json(after) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus();
  expect(named(CANCEL)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel order' }));
  expect(await screen.findByText('Order PD-7K3M9QXA is canceled.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('an order that was packed meanwhile stays, with the shop’s words', async () => {
  const message = 'Your order is already packed, so it can’t be canceled.';
  shopNetwork({ [ORDER]: json(testOrder()), [CANCEL]: json({ code: 'too_late', message }, 409) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel order' }));
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
  await title('We have your order');
  const shown = screen.queryAllByText(/^Account/).map(({ textContent }) => textContent);
  expect(shown).toEqual(offers ? [`Account: ${JSON.stringify({ email, name, address })}`] : []);
});

test('no account is offered on an order that is canceled', async () => {
  publishSlots(({ of }) => (of === ACCOUNT ? <p>Account</p> : null));
  signIn({ guest: true });
  shopNetwork({ [ORDER]: json(testOrder({ fulfilment: { state: 'cancelled', tracking: null } })) });
  open();
  await screen.findByText(/Nothing will be shipped/);
  expect(screen.queryByText('Account')).toBeNull();
});

test('a guest who becomes a member on the page stays with what came of it', async () => {
  publishSlots(({ of }) => (of === ACCOUNT ? <p>You’re all set</p> : null));
  signIn();
  shopNetwork({ [ORDER]: json(testOrder()) });
  const { rerender } = open();
  await title('We have your order');
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
  await title('We have your order');
  expect(screen.queryByText(/^Returns/)).toBeNull();
  unmount();
  open();
  const shown = JSON.stringify({ reference: 'signed.order', lines: delivered.lines });
  expect(await screen.findByText(`Returns: ${shown}`)).toBeVisible();
});

test('the invoice is a sheet of its own', async () => {
  shopNetwork({ [ORDER]: json(testOrder()) });
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Print invoice' }));
  expect(await title('Invoice PD-7K3M9QXA')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Items' });
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
  expect(screen.getByRole('link', { name: 'Look it up by order number' })).toHaveAttribute('href', '/track-order');
});

test('without a line the page says so and asks again when told to', async () => {
  shopNetwork({ [ORDER]: [noLine, json(testOrder())] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await title('We have your order')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const waiting = testOrder({ unconfirmed: { by: '2026-11-22T07:11:00Z', isSetAside: true } });
const token = 'a-token-of-the-email-a-token-of-the-email';

test('a guest’s order that waits to be confirmed says what to do, and does not thank yet', async () => {
  shopNetwork({
    [ORDER]: [json(waiting), json({ ...waiting, unconfirmed: { ...waiting.unconfirmed, isSetAside: false } })],
  });
  const { unmount } = open();
  expect(await title('Almost done: please confirm your order')).toBeVisible();
  expect(screen.getByText(/Open the link that we emailed to/)).toHaveTextContent('ada@example.com');
  expect(screen.getByRole('heading', { name: 'Waiting for you to confirm' })).toBeVisible();
  expect(screen.getByText(/if you confirm it now/)).toHaveTextContent(
    'Arrives Fri, Nov 27 – Tue, Dec 1 if you confirm it now',
  );
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  expect(screen.queryByText(/set your items aside/)).toBeNull();
  unmount();
  open();
  expect(await screen.findByText(/We set your items aside as soon as you confirm/)).toBeVisible();
});

test('the email that asks to confirm is sent again on request, and a limit is told', async () => {
  const message = 'We’ve sent this email several times. Check your spam folder, or wait 14 minutes and try again.';
  const { named } = shopNetwork({
    [ORDER]: json(waiting),
    [AGAIN]: [json({ email: 'ada@example.com' }, 202), json({ code: 'too_many_tries', message }, 429)],
  });
  open();
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
  await press();
  expect(await screen.findByText('We sent the email to ada@example.com again.')).toBeVisible();
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(/We sent the email/)).toBeNull();
  expect(named(AGAIN)).toHaveLength(2);
});

test('the link in the email confirms after one press, not before', async () => {
  location.hash = `#confirm=${token}`;
  const { named } = shopNetwork({ [ORDER]: json(waiting), [CONFIRM]: json(testOrder()) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText('Order PD-7K3M9QXA is confirmed.')).toBeVisible();
  expect(named(CONFIRM).map(({ body }) => body)).toEqual([{ confirmation: token }]);
  expect(await title('We have your order')).toHaveFocus();
  expect(location.hash).toBe('');
});

test('an order that was released meanwhile says so, and shows itself as it is', async () => {
  location.hash = `#confirm=${token}`;
  const released = testOrder({
    fulfilment: { state: 'cancelled', tracking: null },
    canCancel: false,
    timeline: [{ at: '2026-11-22T08:00:00Z', kind: 'cancelled', reason: 'unconfirmed' }],
  });
  const message = 'This order was canceled before it was confirmed.';
  shopNetwork({ [ORDER]: [json(waiting), json(released)], [CONFIRM]: json({ code: 'released', message }, 409) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(/It wasn’t confirmed in time/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
});

test('a link that does not fit and a lost answer leave the button where it is', async () => {
  location.hash = `#confirm=${token}`;
  const wrong = json({ code: 'wrong_confirmation', message: 'This link does not confirm this order.' }, 400);
  shopNetwork({ [ORDER]: json(waiting), [CONFIRM]: [wrong, noLine, json(testOrder())] });
  open();
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await press();
  expect(await screen.findByText('This link does not confirm this order.')).toBeVisible();
  await press();
  await press();
  expect(await screen.findByText('Order PD-7K3M9QXA is confirmed.')).toBeVisible();
});
