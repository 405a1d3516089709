import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRestored } from '../../cart/cartSlice.ts';
import { cartStore } from '../../cart/cartStore.ts';
import {
  historyState,
  keepDraft,
  openCheckout,
  place,
  placed,
  press,
  ready,
  signIn,
  storedDraft,
} from '../../testing/checkoutShop.tsx';
import { type Call, json, noLine, shopNetwork } from '../../testing/shopNetwork.ts';
import { bowl, leash } from '../../testing/testCart.ts';
import { QUOTE, quoteReply } from '../../testing/testQuote.ts';
import { NoAnswer, currentOrderKey, sendOrder } from './sendOrder.ts';
import type { OrderBody } from './orderBody.ts';

const ORDERS = 'POST /api/orders';
const base = { [QUOTE]: quoteReply(), 'GET /api/payments': json({ methods: ['delivery'] }) };
const keys = (calls: Call[]) => calls.map(({ headers }) => headers.get('idempotency-key'));
const done = () => waitFor(() => expect(place()).toBe('/order-sent?order=signed.order'));
const refused = (code: string, message: string, status = 409) => json({ code, message }, status);
const page = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status });
const bodyOf = (priceCents: number) =>
  ({ lines: [{ title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 1, priceCents }] }) as unknown as OrderBody;
const button = () => screen.findByRole('button', { name: /^Place order · / });
async function openReview() {
  keepDraft(ready);
  const shown = openCheckout('/checkout/review');
  await button();
  return shown;
}

beforeEach(() => signIn());
afterEach(() => jest.restoreAllMocks());

test('a double click is one order', async () => {
  const { named } = shopNetwork({ ...base, [ORDERS]: json(placed, 201) });
  await openReview();
  await userEvent.dblClick(await button());
  await done();
  expect(named(ORDERS)).toHaveLength(1);
});

test('without an answer the same order is sent again under the same key', async () => {
  const { named } = shopNetwork({ ...base, [ORDERS]: [noLine, json(placed, 200)] });
  await openReview();
  await press(/^Place order/);
  expect(await screen.findByRole('heading', { name: /Checking that your order went through/ })).toHaveFocus();
  await done();
  const calls = named(ORDERS);
  expect(calls).toHaveLength(2);
  expect(new Set(keys(calls)).size).toBe(1);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

test.each([
  ['500', json({ code: 'crashed', message: 'x' }, 500)],
  ['501', json({ code: 'unknown', message: 'x' }, 501)],
  ['502 from a proxy', page(502)],
  ['503', json({ code: 'busy', message: 'x' }, 503)],
  ['504 from a proxy', page(504)],
  ['an answer that was cut off', page(201)],
  ['no answer', noLine],
])('after %s the order may have been placed: it is sent again under the same key', async (_, lost) => {
  const { named } = shopNetwork({ [ORDERS]: [lost, json(placed, 200)] });
  await expect(sendOrder(bodyOf(1235))).rejects.toBeInstanceOf(NoAnswer);
  await sendOrder(bodyOf(1500));
  const [first, second] = named(ORDERS);
  expect(first?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
  expect(keys(named(ORDERS))[1]).toBe(keys(named(ORDERS))[0]);
  expect(second?.body).toEqual(first?.body);
});

test.each([400, 404, 409, 422, 429])('after a %i no order was placed: the next one has its own key', async (status) => {
  const { named } = shopNetwork({ [ORDERS]: [refused('no', 'No.', status), json(placed, 201)] });
  await expect(sendOrder(bodyOf(1235))).rejects.toMatchObject({ status });
  await sendOrder(bodyOf(1500));
  expect(new Set(keys(named(ORDERS))).size).toBe(2);
  expect(named(ORDERS)[1]?.body).toEqual(bodyOf(1500));
});

test('a store that takes no orders now has placed none, unless one was sent before without an answer', async () => {
  const readOnly = refused('read_only', 'Please try again in a few minutes.', 503);
  const { named } = shopNetwork({ [ORDERS]: [readOnly, noLine, readOnly, json(placed, 200)] });
  await expect(sendOrder(bodyOf(1235))).rejects.toMatchObject({ code: 'read_only' });
  await expect(sendOrder(bodyOf(1500))).rejects.toBeInstanceOf(NoAnswer);
  await expect(sendOrder(bodyOf(1500))).rejects.toBeInstanceOf(NoAnswer);
  await sendOrder(bodyOf(1500));
  const [first, ...later] = keys(named(ORDERS));
  expect(new Set(later).size).toBe(1);
  expect(later).not.toContain(first);
});

test('"Place order" after a 503 places one order', async () => {
  const { named } = shopNetwork({ ...base, [ORDERS]: [json({ code: 'busy' }, 503), json(placed, 200)] });
  await openReview();
  await press(/^Place order/);
  await done();
  expect(keys(named(ORDERS))).toHaveLength(2);
  expect(new Set(keys(named(ORDERS))).size).toBe(1);
});

test('a page that was reloaded during sending sends that order again first', async () => {
  const { named } = shopNetwork({ ...base, [ORDERS]: json(placed, 200) });
  const body = { lines: [{ title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 1, priceCents: 1235 }] };
  keepDraft({ ...ready, attempt: { key: 'a-key-of-before-0001', body } });
  openCheckout('/checkout/address');
  await done();
  expect([keys(named(ORDERS)), named(ORDERS)[0]?.body]).toEqual([['a-key-of-before-0001'], body]);
  // A line that was added after sending stays.
  expect(cartStore().getState().cart.lines).toEqual([leash]);
});

test.each([
  ['quote_changed', 'Something changed: the total is $40.00 now.', 'The total has changed'],
  ['sold_out', 'Someone beat you to it: Bowl is sold out.', 'Something just sold out'],
  ['coupon_refused', 'That code ended on March 1.', 'Your code no longer applies'],
  [
    'express_unavailable',
    'Express isn’t available for PO boxes. Choose Standard.',
    'Express isn’t available for this address',
  ],
  ['key_reused', 'An order was sent under this key.', 'You placed an order in another tab'],
  ['payment_unavailable', 'Please pay on delivery.', 'That payment method isn’t available right now'],
  ['bad_address', 'Please enter the city.', 'Check the address'],
  ['too_many', 'Please wait a minute.', 'We couldn’t place your order'],
])('%s has its own message, keeps everything, and the next press is a new attempt', async (code, message, title) => {
  const { named } = shopNetwork({ ...base, [ORDERS]: [refused(code, message), json(placed, 201)] });
  await openReview();
  await press(/^Place order/);
  const alert = (await screen.findByText(title)).closest('[role=alert]');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent(message);
  expect(storedDraft()).toMatchObject(ready);
  expect(cartStore().getState().cart.lines).toEqual([bowl, leash]);
  await waitFor(() => expect(named(QUOTE).length).toBeGreaterThan(1));
  await button();
  await press(/^Place order/);
  await done();
  expect(new Set(keys(named(ORDERS))).size).toBe(2);
});

test('a code that is refused with the order is reported above the review only, and is not sent again', async () => {
  const coupon = { code: 'PAWS10', ok: true, message: '10% off with PAWS10', discountCents: 283 };
  const quote = (call: Call) =>
    quoteReply({ quote: { coupon: JSON.stringify(call.body).includes('PAWS10') ? coupon : null } })(call);
  const message = 'That code ended on March 1.';
  const { named } = shopNetwork({ ...base, [QUOTE]: quote, [ORDERS]: refused('coupon_refused', message) });
  keepDraft({ ...ready, coupon: 'PAWS10' });
  openCheckout('/checkout/review');
  await screen.findByText(coupon.message);
  await userEvent.click(await button());
  expect(await screen.findAllByText(message, { exact: false })).toHaveLength(1);
  await waitFor(() => expect(named(QUOTE).at(-1)?.body).not.toHaveProperty('coupon'));
  expect(screen.getByText('Have a promo code?')).toBeVisible();
});

test('a shopper whose session has ended reads that at the login, and the draft is unchanged', async () => {
  shopNetwork({ ...base, [ORDERS]: refused('signed_out', 'Your session has ended.', 403) });
  await openReview();
  await press(/^Place order/);
  await waitFor(() => expect(place()).toBe('/login?returnTo=%2Fcheckout'));
  expect(historyState()).toEqual({ reason: 'session-ended' });
  expect(storedDraft()).toMatchObject(ready);
  expect(storedDraft().attempt).not.toHaveProperty('body');
});

test('a session that ended before an answer came does not end the attempt', async () => {
  shopNetwork({ ...base, [ORDERS]: refused('signed_out', 'Your session has ended.', 403) });
  const attempt = { key: 'a-key-of-before-0001', body: { lines: [] } };
  keepDraft({ ...ready, attempt });
  openCheckout();
  await waitFor(() => expect(place()).toBe('/login?returnTo=%2Fcheckout'));
  expect(storedDraft().attempt).toEqual(attempt);
});

test('two tabs that send the same order get the same one', async () => {
  const { named } = shopNetwork({ ...base, [ORDERS]: json(placed, 201) });
  keepDraft(ready);
  const key = currentOrderKey();
  const body = { lines: [] } as unknown as OrderBody;
  const orders = [await sendOrder(body, key), await sendOrder(body, key)];
  expect(orders.map(({ order }) => order.reference)).toEqual(['signed.order', 'signed.order']);
  expect(named(ORDERS)).toHaveLength(1);
});

test('Back after the order does not offer to send it again', async () => {
  shopNetwork({ ...base, [ORDERS]: json(placed, 201) });
  await openReview();
  await press(/^Place order/);
  await done();
  act(() => void cartStore().dispatch(cartRestored([])));
  const { unmount } = openCheckout('/checkout/payment', []);
  expect(screen.getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show order PD-7K3M9QXA' })).toHaveAttribute(
    'href',
    '/order-sent?order=signed.order',
  );
  unmount();
});

test('higher prices are agreed to first', async () => {
  const dearer = quoteReply({ lines: { Bowl: { unitCents: 1500, priceChange: 'higher' } } });
  const { named } = shopNetwork({ ...base, [QUOTE]: dearer, [ORDERS]: json(placed, 201) });
  await openReview();
  await press(/^Place order/);
  await userEvent.click(await screen.findByRole('link', { name: 'Accept the new prices, or edit your cart.' }));
  const box = screen.getByRole('checkbox', { name: 'I accept the new price for Bowl.' });
  expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await press(/^Place order/);
  await done();
  expect(named(ORDERS)[0]?.body).toMatchObject({ acceptHigherPrices: true });
});

test('a line that sold out meanwhile is saved for later, not lost', async () => {
  const gone = quoteReply({ lines: { Bowl: { status: 'sold_out', quantity: 0, stock: 0 } } });
  shopNetwork({ ...base, [QUOTE]: gone, [ORDERS]: json(placed, 201) });
  await openReview();
  await press(/^Place order/);
  expect(await screen.findByRole('link', { name: 'Remove the items that aren’t available.' })).toBeVisible();
  await press('Save for later and continue');
  expect(cartStore().getState().cart.lines).toEqual([leash]);
  expect(localStorage.getItem('cart-saved-for-later')).toContain('Bowl');
  await button();
  await press(/^Place order/);
  await done();
});

test('a shopper who pays by card is sent to the payment page', async () => {
  const left = jest.spyOn(console, 'error').mockImplementation(() => {});
  const redirectUrl = 'https://pay.example/page';
  shopNetwork({ ...base, [ORDERS]: json({ ...placed, payment: { state: 'pending', redirectUrl } }, 201) });
  await openReview();
  await press(/^Place order/);
  await screen.findByText('Your order is placed. One moment…');
  // jsdom does not navigate and reports it.
  expect(String(left.mock.calls[0]?.[0])).toMatch(/navigation/);
  expect(cartStore().getState().cart.lines).toEqual([]);
});
