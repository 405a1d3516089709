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
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
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
const step = () => screen.getByRole('heading', { level: 2, name: /\?$/ }).textContent;

beforeEach(() => signIn());
afterEach(() => jest.restoreAllMocks());

test('a guest buys: contact, address, delivery, payment, review, and the cart is empty afterwards', async () => {
  const { named } = shopNetwork(replies);
  openCheckout();
  expect(step()).toBe('How do we reach you?');
  await userEvent.type(screen.getByLabelText('Email'), ada.email);
  await goOn();
  await waitFor(() => expect(place()).toBe('/checkout/address'));
  await userEvent.type(screen.getByLabelText('Full name'), home.name);
  await userEvent.type(screen.getByLabelText('Street address'), home.line1);
  await userEvent.type(screen.getByLabelText('ZIP code'), home.zip);
  await userEvent.type(screen.getByLabelText('City'), home.city);
  expect(screen.getByLabelText('State or territory')).toHaveValue('IL');
  await goOn();
  await userEvent.click(await screen.findByRole('radio', { name: 'Express, 1–2 days: $9.95' }));
  await goOn();
  await waitFor(() => expect(step()).toBe('How do you want to pay?'));
  await goOn();
  await waitFor(() => expect(place()).toBe('/checkout/review'));
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
  keepDraft({ version: 1, contact: ada });
  openCheckout('/checkout/address');
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(await within(summary).findByText('Calculated at checkout')).toBeVisible();
  expect(named(QUOTE).at(-1)?.body).toMatchObject({ email: ada.email });
  await userEvent.type(screen.getByLabelText('Full name'), home.name);
  await userEvent.type(screen.getByLabelText('Street address'), home.line1);
  await userEvent.type(screen.getByLabelText('City'), home.city);
  await userEvent.type(screen.getByLabelText('ZIP code'), `${home.zip}{Tab}`);
  expect(await within(summary).findByText('$1.00')).toBeVisible();
  expect(named(QUOTE).at(-1)?.body).toMatchObject({ email: ada.email, address: { state: 'IL', zip: '60601' } });
});

test.each([
  ['/checkout/contact', {}, ['Enter your email address.']],
  ['/checkout/address', { contact: ada }, [/full name/, /street address/, /city/, /state or territory/, /ZIP code/]],
  [
    '/checkout/address',
    { contact: ada, address: { ...home, zip: '90210' } },
    ['ZIP code 90210 is in California, not Illinois. Check both.'],
  ],
])('at %s what is wrong is said above, with the focus, and below each field', async (path, draft, words) => {
  shopNetwork(replies);
  keepDraft({ version: 1, ...draft });
  openCheckout(path);
  await goOn();
  const summary = await screen.findByText('Please check what you typed');
  expect(summary.closest('[role=alert]')).toHaveFocus();
  for (const word of words) {
    const way = screen.getByRole('link', { name: word });
    await userEvent.click(way);
    expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(way.textContent ?? ''));
  }
  expect(place()).toBe(path);
});

test.each([
  ['/checkout/contact', {}, 'Enter your email address.'],
  ['/checkout/address', { contact: ada, address: { ...home, city: '' } }, 'Enter a city.'],
])(
  '%s sent with mistakes again: the list of them has the focus, and is read out, each time',
  async (path, draft, word) => {
    shopNetwork(replies);
    keepDraft({ version: 1, ...draft });
    openCheckout(path);
    await goOn();
    const first = screen.getByRole('alert');
    await goOn();
    const second = screen.getByRole('alert');
    expect(second).toHaveFocus();
    expect(within(second).getByRole('link', { name: word })).toBeVisible();
    // Screen readers announce an alert when it is inserted.
    expect(second).not.toBe(first);
  },
);

test('whoever is ahead of what is filled in starts where something is missing', async () => {
  shopNetwork(replies);
  keepDraft({ version: 1, contact: ada });
  openCheckout('/checkout/review');
  expect(step()).toBe('Where should it go?');
  expect(place()).toBe('/checkout/address');
  expect(screen.getByRole('link', { name: 'Address' })).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('link', { name: 'Payment' })).toBeNull();
});

test('every step has its own title, and an unknown one is no page', async () => {
  await expect(loader({ params: { step: 'gifts' } })).rejects.toMatchObject({ status: 404 });
  await expect(loader({ params: {} })).resolves.toBeUndefined();
  expect(head(undefined, { step: 'payment' }).title).toBe('Payment, checkout | Paw Dailies');
  expect(head(undefined)).toMatchObject({ title: 'Checkout | Paw Dailies', canonical: '/checkout', robots: 'noindex' });
});

test('what is typed is kept at once, beside what another release stored', async () => {
  shopNetwork(replies);
  keepDraft({ version: 2, gift: 'ribbon', contact: { email: '', fax: '1' }, address: 7 });
  const { unmount } = openCheckout('/checkout/contact');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@');
  expect(storedDraft()).toEqual({
    version: 2,
    gift: 'ribbon',
    contact: { email: 'ada@', phone: '', fax: '1' },
    address: 7,
  });
  unmount();
  openCheckout();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@');
});

test('fields are what browsers fill in and phones have keyboards for', () => {
  shopNetwork(replies);
  const { unmount } = openCheckout();
  const tokens = () =>
    [...document.querySelectorAll('form[aria-labelledby=step] :is(input, select)')].map((field) => [
      field.getAttribute('autocomplete'),
      field.getAttribute('inputmode'),
    ]);
  expect(tokens()).toEqual([
    ['email', 'email'],
    ['tel', 'tel'],
  ]);
  unmount();
  keepDraft({ version: 1, contact: ada });
  openCheckout();
  expect(tokens()).toEqual([
    ['shipping name', null],
    ['shipping address-line1', null],
    ['shipping address-line2', null],
    ['shipping postal-code', 'numeric'],
    ['shipping address-level2', null],
    ['shipping address-level1', null],
  ]);
});

test('a member finds their email and the addresses of earlier orders', async () => {
  signIn({ id: 'm' });
  const { line2: __none, ...address } = home;
  shopNetwork({
    ...replies,
    'GET /api/admin/user/m': json({ success: true, user: { id: 'm', name: 'Ada', email: ada.email } }),
    'GET /api/checkout/addresses': json({ addresses: [address, { ...address, name: 'Grandmother' }] }),
  });
  openCheckout();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(ada.email));
  await goOn();
  expect(await screen.findByRole('radio', { name: 'Ada Lovelace' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  await userEvent.click(screen.getByRole('radio', { name: 'Grandmother' }));
  await goOn();
  expect(place()).toBe('/checkout/delivery');
  expect(storedDraft().address).toEqual({ ...home, name: 'Grandmother' });
});

test('express does not go to a PO box, and says so where it is chosen', async () => {
  shopNetwork(replies);
  keepDraft({ ...ready, address: { ...home, line1: 'PO Box 12' }, delivery: 'express' });
  openCheckout();
  expect(step()).toBe('How should it travel?');
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
  expect(screen.getByRole('link', { name: 'Look around the shop' })).toHaveAttribute('href', '/');
});
