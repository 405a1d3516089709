import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { act, render, screen } from '@testing-library/react';
import { json, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';
import { Component } from './SuccessPage.tsx';

const ORDER = 'GET /api/orders/signed.order';
const url = 'https://pay.example/p';
const pending = json(testOrder({ payment: { method: 'stripe', state: 'pending', url } }));
const reserved = json(testOrder({ payment: { method: 'stripe', state: 'authorised' } }));
const open = () =>
  render(
    <MemoryRouter initialEntries={['/success?order=signed.order']}>
      <Component />
    </MemoryRouter>,
  );
const look = () => act(() => jest.advanceTimersByTimeAsync(2_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('after the payment service the page waits for the confirmation, then thanks the shopper', async () => {
  const { calls } = shopNetwork({ [ORDER]: [pending, pending, reserved] });
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/We’re waiting for the payment service to confirm/)).toBeVisible();
  await look();
  await look();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thanks for your order');
  expect(
    screen.getByText('Order PD-7K3M9QXA. $34.30 authorized. We’ll charge your card when we pack your order.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/order-sent?order=signed.order');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(3);
});

test('the page stops waiting for a confirmation: nothing was charged, and the order can be paid', async () => {
  shopNetwork({ [ORDER]: pending });
  open();
  for (let looks = 0; looks < 20; looks++) await look();
  expect(screen.getByText(/Waiting for your payment of \$34\.30/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', url);
});

test('a reference that is not the shop’s confirms nothing', async () => {
  shopNetwork({ [ORDER]: json({ code: 'order_not_found', message: 'x' }, 404) });
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing to confirm here');
});

test.each([
  ['password-changed', 'Your password is changed', /logged out everywhere/, 'Log in', '/login'],
  ['email-changed', 'Your email address is changed', /Use it to log in/, 'Go to your account', '/dashboard'],
  ['newsletter-confirmed', 'You’re subscribed', /new arrivals and practical pet advice/, 'Browse the store', '/'],
])('%s is confirmed in the tab in which it was done', (done, title, words, way, path) => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/success', state: { done } }]}>
      <Component />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', path);
});

test('a state that says something else confirms nothing', () => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/success', search: '?done=password-changed', state: { done: 'x' } }]}>
      <Component />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing to confirm here');
});
