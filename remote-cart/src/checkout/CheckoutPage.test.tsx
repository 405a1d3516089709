import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore } from '../cart/cartStore.ts';
import {
  ada,
  home,
  keepDraft,
  openCheckout,
  place,
  placed,
  press,
  ready,
  signIn,
  storedDraft,
} from '../testing/checkoutShop.tsx';
import { type Call, json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { QUOTE, quoteReply } from '../testing/testQuote.ts';
import { head, loader } from './CheckoutPage.tsx';

const PAYMENTS = 'GET /api/payments';
const ORDERS = 'POST /api/orders';
const replies = {
  [QUOTE]: quoteReply(),
  [PAYMENTS]: json({ methods: ['delivery'] }),
  [ORDERS]: json(placed, 201),
};
const goOn = () => press('Continue');
const step = () => screen.getByRole('link', { current: 'step' }).textContent;

beforeEach(() => signIn());
afterEach(() => jest.restoreAllMocks());

async function typeAddress({ name, line1, zip, city }: typeof home) {
  await userEvent.type(screen.getByLabelText('Full name'), name);
  await userEvent.type(screen.getByLabelText('Street address'), line1);
  await userEvent.type(screen.getByLabelText('ZIP code'), zip);
  await userEvent.type(screen.getByLabelText('City'), `${city}{Tab}`);
}

test('a guest buys in three steps, and the cart is empty afterwards', async () => {
  const { named } = shopNetwork(replies);
  openCheckout();
  expect(step()).toBe('1Contact and address');
  await userEvent.type(screen.getByLabelText('Email'), ada.email);
  await typeAddress(home);
  expect(screen.getByLabelText('State or territory')).toHaveValue('IL');
  await goOn();
  await waitFor(() => expect(place()).toBe('/checkout/delivery'));
  await userEvent.click(
    await screen.findByRole('radio', { name: 'Express, arrives Fri, Nov 27 – Mon, Nov 30: $9.95' }),
  );
  expect(screen.getByRole('radio', { name: 'Pay on delivery' })).toBeChecked();
  await goOn();
  await waitFor(() => expect(place()).toBe('/checkout/review'));
  // After a rollback, releases with five steps read the same.
  const contact = { ...ada, phone: '' };
  const attempt = { key: expect.any(String) };
  expect(storedDraft()).toEqual({
    version: 1,
    contact,
    address: home,
    delivery: 'express',
    payment: 'delivery',
    attempt,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · $39.30' }));
  await waitFor(() => expect(place()).toBe('/order-sent?order=signed.order'));
  const [order] = named(ORDERS);
  expect(order?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
  expect(order?.headers.get('authorization')).toMatch(/^Bearer x\./);
  const { line2: __none, ...address } = home;
  expect(order?.body).toEqual({
    contact: { email: ada.email },
    address,
    delivery: 'express',
    payment: 'delivery',
    lines: [
      { title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 1, priceCents: 1235 },
      { title: 'Leash', size: 'M', color: { name: '' }, quantity: 2, priceCents: 800 },
    ],
    quoteHash: 'hash of 3930',
  });
  expect(cartStore().getState().cart.lines).toEqual([]);
  expect(Object.keys(storedDraft())).toEqual(['version', 'done']);
});

test('delivery and tax are settled as soon as email and address are there', async () => {
  const { named } = shopNetwork(replies);
  openCheckout();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(await within(summary).findByText('Calculated at checkout')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email'), ada.email);
  await typeAddress(home);
  expect(await within(summary).findByText('$1.00')).toBeVisible();
  // An email and a street that are still being typed are nobody's yet.
  expect(named(QUOTE).at(-1)?.body).toMatchObject({ address: { state: 'IL' } });
  expect(JSON.stringify(named(QUOTE).map(({ body }) => body))).not.toMatch(/email|line1/);
  await goOn();
  await waitFor(() => expect(named(QUOTE).at(-1)?.body).toMatchObject({ email: ada.email }));
  expect(named(QUOTE).at(-1)?.body).toMatchObject({ email: ada.email, address: { state: 'IL', zip: '60601' } });
});

test.each([
  [
    'nothing is typed',
    {},
    ['email address', 'full name', 'street address', 'ZIP code', 'a city', 'state or territory'],
  ],
  [
    'ZIP code and state differ',
    { contact: ada, address: { ...home, zip: '90210' } },
    ['ZIP code 90210 is in California, not Illinois. Check both.'],
  ],
  ['the phone is too short', { contact: { ...ada, phone: '12' }, address: { ...home, city: '' } }, ['phone', 'a city']],
])('when %s the errors are listed in the order of the fields, and below each', async (_, draft, words) => {
  shopNetwork(replies);
  keepDraft({ version: 1, ...draft });
  openCheckout('/checkout/contact');
  await goOn();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There’s a problem');
  const ways = within(summary).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(words.map((word) => expect.stringContaining(word)));
  for (const way of ways) {
    await userEvent.click(way);
    expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(way.textContent ?? ''));
  }
  expect(place()).toBe('/checkout/contact');
});

test('a step sent with mistakes again: the list of them has the focus, and is read out, each time', async () => {
  shopNetwork(replies);
  openCheckout();
  await goOn();
  const first = screen.getByRole('alert');
  await goOn();
  const second = screen.getByRole('alert');
  expect(second).toHaveFocus();
  expect(within(second).getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
  // Screen readers announce an alert when it is inserted.
  expect(second).not.toBe(first);
});

test('a shopper who is ahead of what is filled in starts where something is missing', () => {
  shopNetwork(replies);
  keepDraft({ version: 1, contact: ada });
  openCheckout('/checkout/review');
  expect(step()).toBe('1Contact and address');
  expect(place()).toBe('/checkout/contact');
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

const halfway = { contact: ada, address: home };
test.each([
  ['/checkout/contact', {}, '/checkout/contact'],
  ['/checkout/address', { contact: ada }, '/checkout/contact'],
  ['/checkout/address', ready, '/checkout/contact'],
  ['/checkout/delivery', halfway, '/checkout/delivery'],
  ['/checkout/payment', { ...halfway, delivery: 'express' }, '/checkout/delivery'],
  ['/checkout/payment', { contact: ada }, '/checkout/contact'],
  ['/checkout/review', ready, '/checkout/review'],
])('%s of a release with five steps leads, with its draft, to the right one of the three', async (path, draft, end) => {
  shopNetwork(replies);
  keepDraft({ version: 1, ...draft });
  openCheckout(path);
  expect(place()).toBe(end);
  expect(await screen.findByText(/^\$\d/, { selector: '[role=status] *' })).toBeVisible();
  expect(storedDraft()).toMatchObject({ version: 1, ...draft });
});

test('every step has its own title, and an unknown one is no page', async () => {
  await expect(loader({ params: { step: 'gifts' } })).rejects.toMatchObject({ status: 404 });
  await expect(loader({ params: {} })).resolves.toBeUndefined();
  await expect(loader({ params: { step: 'payment' } })).resolves.toBeUndefined();
  expect(head(undefined, { step: 'delivery' }).title).toBe('Delivery and payment, checkout | Paw Dailies');
  expect(head(undefined)).toMatchObject({ title: 'Checkout | Paw Dailies', canonical: '/checkout', robots: 'noindex' });
});

test('what is typed is kept at once, beside what another release stored', async () => {
  shopNetwork(replies);
  keepDraft({ version: 2, gift: 'ribbon', contact: { email: '', fax: '1' }, address: 7 });
  const { unmount } = openCheckout('/checkout/contact');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@');
  await userEvent.type(screen.getByLabelText('Full name'), 'A');
  expect(storedDraft()).toEqual({
    version: 2,
    gift: 'ribbon',
    contact: { email: 'ada@', phone: '', fax: '1' },
    address: { name: 'A', line1: '', line2: '', city: '', state: '', zip: '' },
  });
  unmount();
  openCheckout();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@');
});

test('fields are what browsers fill in and phones have keyboards for', () => {
  shopNetwork(replies);
  openCheckout();
  const fields = [...document.querySelectorAll('form[aria-label^=Contact] :is(input, select)')];
  expect(fields.map((field) => [field.getAttribute('autocomplete'), field.getAttribute('inputmode')])).toEqual([
    ['email', 'email'],
    ['tel', 'tel'],
    ['shipping name', null],
    ['shipping address-line1', null],
    ['shipping address-line2', null],
    ['shipping postal-code', 'numeric'],
    ['shipping address-level2', null],
    ['shipping address-level1', null],
  ]);
});

test('express does not go to a PO box, and says so where it is chosen', async () => {
  shopNetwork(replies);
  keepDraft({ ...ready, address: { ...home, line1: 'PO Box 12' }, delivery: 'express' });
  openCheckout();
  expect(step()).toBe('2Delivery and payment');
  const express = await screen.findByRole('radio', { name: /^Express/ });
  expect(express).toBeDisabled();
  expect(express).toHaveAccessibleDescription('Express isn’t available for PO boxes. Choose Standard.');
  await goOn();
  expect(place()).toBe('/checkout/review');
});

test('a card is offered only where the shop takes one', async () => {
  shopNetwork({ ...replies, [PAYMENTS]: json({ methods: ['stripe', 'delivery'] }) });
  keepDraft({ ...ready, payment: undefined });
  openCheckout();
  expect(await screen.findByRole('radio', { name: 'Card or wallet' })).toBeChecked();
  await goOn();
  expect(await screen.findByRole('button', { name: /^Place order and pay/ })).toBeVisible();
});

test('where the ways to pay do not come, one pays at the door', async () => {
  shopNetwork({ ...replies, [PAYMENTS]: noLine });
  keepDraft({ ...ready, payment: undefined });
  openCheckout();
  expect(await screen.findByRole('radio', { name: 'Pay on delivery' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Card or wallet' })).toBeNull();
});

test('with nothing in the cart checkout leads back to the shop', () => {
  shopNetwork(replies);
  openCheckout('/checkout', []);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('a cart of which nothing can be ordered shows no step, and leads back to the cart', async () => {
  const gone = { status: 'sold_out' as const, quantity: 0, stock: 0 };
  shopNetwork({ ...replies, [QUOTE]: quoteReply({ lines: { Bowl: gone, Leash: { ...gone, status: 'gone' } } }) });
  keepDraft({ version: 1, contact: ada });
  openCheckout();
  expect(await screen.findByRole('heading', { name: 'There’s nothing to check out yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/viewcart');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(storedDraft().contact).toEqual(ada);
});

test('a refused code is told in one step, at its field, and not in those after it', async () => {
  const message = 'That code ended on March 1.';
  const refused = { code: 'PAWS10', ok: false, message, discountCents: 0 };
  const answer = (call: Call) =>
    quoteReply({ quote: { coupon: JSON.stringify(call.body).includes('PAWS10') ? refused : null } })(call);
  const { named } = shopNetwork({ ...replies, [QUOTE]: answer });
  keepDraft({ ...ready, payment: undefined, coupon: 'PAWS10' });
  openCheckout('/checkout/contact');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(message));
  await goOn();
  await waitFor(() => expect(place()).toBe('/checkout/delivery'));
  await waitFor(() => expect(named(QUOTE).at(-1)?.body).not.toHaveProperty('coupon'));
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('Have a promo code?')).toBeVisible();
});

test('Back from the second step leads to the first, under the bare address too', async () => {
  shopNetwork(replies);
  openCheckout();
  await userEvent.type(screen.getByLabelText('Email'), ada.email);
  await typeAddress(home);
  await goOn();
  await waitFor(() => expect(step()).toBe('2Delivery and payment'));
  await press('Browser’s Back');
  expect(place()).toBe('/checkout');
  expect(screen.getByLabelText('Email')).toHaveValue(ada.email);
});
