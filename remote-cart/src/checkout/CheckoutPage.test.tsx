import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore } from '../cart/cartStore.ts';
import { ada, home, keepDraft, openCheckout, place, ready, signIn, storedDraft } from '../testing/checkoutShop.tsx';
import { checkoutReplies, goOn, ORDERS, shownStep, typeAddress } from '../testing/checkoutSteps.ts';
import { type Call, shopNetwork } from '../testing/shopNetwork.ts';
import { QUOTE, quoteReply } from '../testing/testQuote.ts';
import { head, loader } from './CheckoutPage.tsx';

beforeEach(() => signIn());
afterEach(() => jest.restoreAllMocks());

test('a guest buys in three steps, and the cart is empty afterwards', async () => {
  const { named } = shopNetwork(checkoutReplies);
  openCheckout();
  expect(shownStep()).toBe('1Contact and address');
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
    typedAt: expect.any(String),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · $39.30' }));
  await waitFor(() => expect(place()).toBe('/order-sent?order=signed.order'));
  const [order] = named(ORDERS);
  expect(order?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
  expect(order?.headers.get('authorization')).toMatch(/^Bearer e30\./);
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

test('delivery and tax are final as soon as email and address are valid', async () => {
  const { named } = shopNetwork(checkoutReplies);
  openCheckout();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(await within(summary).findByText('Calculated at checkout')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email'), ada.email);
  await typeAddress(home);
  expect(await within(summary).findByText('$1.00')).toBeVisible();
  // An email and a street that are still being typed are not sent.
  expect(named(QUOTE).at(-1)?.body).toMatchObject({ address: { state: 'IL' } });
  expect(JSON.stringify(named(QUOTE).map(({ body }) => body))).not.toMatch(/email|line1/);
  await goOn();
  await waitFor(() => expect(named(QUOTE).at(-1)?.body).toMatchObject({ email: ada.email }));
  expect(named(QUOTE).at(-1)?.body).toMatchObject({ email: ada.email, address: { state: 'IL', zip: '60601' } });
});

test('every step has its own title, and an unknown step is not found', async () => {
  await expect(loader({ params: { step: 'gifts' } })).rejects.toMatchObject({ status: 404 });
  await expect(loader({ params: {} })).resolves.toBeUndefined();
  await expect(loader({ params: { step: 'payment' } })).resolves.toBeUndefined();
  expect(head(undefined, { step: 'delivery' }).title).toBe('Delivery and payment, checkout | Paw Dailies');
  expect(head(undefined)).toMatchObject({ title: 'Checkout | Paw Dailies', canonical: '/checkout', robots: 'noindex' });
});

test('with an empty cart checkout links back to the shop', () => {
  shopNetwork(checkoutReplies);
  openCheckout('/checkout', []);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('a cart without available items shows no step and links back to the cart', async () => {
  const gone = { status: 'sold_out' as const, quantity: 0, stock: 0 };
  shopNetwork({
    ...checkoutReplies,
    [QUOTE]: quoteReply({ lines: { Bowl: gone, Leash: { ...gone, status: 'gone' } } }),
  });
  keepDraft({ version: 1, contact: ada });
  openCheckout();
  expect(await screen.findByRole('heading', { name: 'There’s nothing to check out yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/viewcart');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(storedDraft().contact).toEqual(ada);
});

test('a refused code is reported in one step, at its field, and not in later ones', async () => {
  const message = 'That code ended on March 1.';
  const refused = { code: 'PAWS10', ok: false, message, discountCents: 0 };
  const answer = (call: Call) =>
    quoteReply({ quote: { coupon: JSON.stringify(call.body).includes('PAWS10') ? refused : null } })(call);
  const { named } = shopNetwork({ ...checkoutReplies, [QUOTE]: answer });
  keepDraft({ ...ready, payment: undefined, coupon: 'PAWS10' });
  openCheckout('/checkout/contact');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(message));
  await goOn();
  await waitFor(() => expect(place()).toBe('/checkout/delivery'));
  await waitFor(() => expect(named(QUOTE).at(-1)?.body).not.toHaveProperty('coupon'));
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('Have a promo code?')).toBeVisible();
});
