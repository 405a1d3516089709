import { answerAddRequests } from '@paw/contract/cartEvents.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, shopNetwork } from '../../testing/shopNetwork.ts';
import { testOrder } from '../../testing/testOrder.ts';
import { bowlLine } from '../../testing/testWishes.ts';

const ORDER = 'GET /api/account/orders/PD-7K3M9QXA';
const REORDER = 'POST /api/account/orders/PD-7K3M9QXA/reorder';
const page = shopAround('/dashboard/orders/PD-7K3M9QXA');
const item = { ...bowlLine, title: 'Leash', size: 'M', quantity: 2, priceCents: 900, variantId: 'L-1', slug: 'Leash' };
const withoutCart = () => publishSlots(({ fallback }) => fallback);

beforeEach(() => {
  localStorage.setItem('token', tokenOf({}));
  withoutCart();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the cart team shows the order by its reference', async () => {
  publishSlots(({ props }) => <p>Order behind {(props as SlotProps['cart/Order']).reference}</p>);
  shopNetwork({ [ORDER]: json(testOrder()) });
  render(page);
  expect(await screen.findByText('Order behind signed.order')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Order PD-7K3M9QXA' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return items' })).toHaveAttribute(
    'href',
    '/dashboard/orders/PD-7K3M9QXA/return',
  );
});

test('without the cart team’s view the account’s data is shown, and soon a notice that names the missing part', async () => {
  shopNetwork({ [ORDER]: json(testOrder()) });
  render(page);
  const order = await screen.findByRole('region', { name: 'Your order' });
  expect(order).toHaveTextContent('Placed on November 21, 2026');
  expect(within(order).getByRole('list')).toHaveTextContent('1 × Bowl Teal$12.352 × Leash M$16.00');
  expect(order).toHaveTextContent('Total, including delivery and tax$34.30');
  expect(order).not.toHaveTextContent('not available');
  expect(await screen.findByText(/the invoice are temporarily unavailable/)).toBeVisible();
});

test('ordering again fills the cart and lists what has changed', async () => {
  const accept = jest.fn();
  const stop = answerAddRequests((request) => accept(request.line));
  const changes = [
    { title: 'Bowl', kind: 'gone', words: 'We no longer sell this: Bowl.' },
    { title: 'Leash', kind: 'price', words: '$9.00 now, $8.00 then: Leash, M.' },
  ];
  shopNetwork({ [ORDER]: json(testOrder()), [REORDER]: json({ items: [item], changes }) });
  render(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('Added to your cart: 2 items')).toBeVisible();
  expect(screen.getByText('We no longer sell this: Bowl.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/viewcart');
  expect(accept.mock.calls).toEqual([[item]]);
  stop();
});

test('without a cart the add waits, and an order without available items is reported', async () => {
  const gone = [{ title: 'Bowl', kind: 'gone', words: 'We no longer sell this: Bowl.' }];
  shopNetwork({
    [ORDER]: json(testOrder()),
    [REORDER]: [json({ items: [item], changes: [] }), json({ items: [], changes: gone })],
  });
  render(page);
  const again = await screen.findByRole('button', { name: 'Order again' });
  await userEvent.click(again);
  expect(await screen.findByText(/Your cart is still loading/)).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByText('None of these items are available right now')).toBeVisible();
});

test('an ended session is reported at the button, with a login that returns to this order', async () => {
  shopNetwork({ [ORDER]: json(testOrder()), [REORDER]: json({ code: 'signed_out', message: 'x' }, 403) });
  render(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fdashboard%2Forders%2FPD-7K3M9QXA',
  );
});

test('returns are listed with their status', async () => {
  const line = { position: 1, title: 'Leash', quantity: 1, reason: 'does_not_fit' as const };
  const refused = {
    id: 'r',
    state: 'refused' as const,
    at: '2026-11-22T10:00:00Z',
    lines: [line],
    words: 'It was worn.',
    photos: [],
  };
  shopNetwork({ [ORDER]: json(testOrder({ canReturn: false, returns: [refused] })) });
  render(page);
  const region = await screen.findByRole('region', { name: 'Your returns' });
  expect(region).toHaveTextContent('Not accepted');
  expect(region).toHaveTextContent('1 × Leash: Doesn’t fitIt was worn.');
  expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
});

test('another member’s order is not found', async () => {
  shopNetwork({ [ORDER]: json({ code: 'order_not_found', message: 'x' }, 404) });
  render(page);
  expect(await screen.findByRole('heading', { name: 'We can’t find that order in your account' })).toBeVisible();
});

test('a delivered order asks for a review of each product that has none yet, one tap away', async () => {
  const { order, ...found } = testOrder();
  const lines = order.lines.map((line) => ({ ...line, slug: line.title }));
  shopNetwork({
    [ORDER]: json({ ...found, order: { ...order, lines } }),
    'GET /api/account/reviews': json({ reviews: [{ slug: 'Bowl' }] }),
  });
  render(page);
  const part = await screen.findByRole('region', { name: 'How did it go?' });
  expect(within(part).getAllByRole('link')).toHaveLength(1);
  expect(within(part).getByRole('link', { name: 'Write a review: Leash' })).toHaveAttribute(
    'href',
    '/product/Leash#write-review',
  );
});

test('an order that has not arrived asks for no review', async () => {
  const { order, ...found } = testOrder();
  const onItsWay = { ...order, fulfilment: { state: 'shipped' as const, tracking: null } };
  const { calls } = shopNetwork({ [ORDER]: json({ ...found, order: onItsWay }) });
  render(page);
  expect(await screen.findByRole('heading', { name: 'On its way' })).toBeVisible();
  expect(calls.map(([name]) => name)).toEqual([ORDER]);
});
