import { screen } from '@testing-library/react';
import { home, keepDraft, openCheckout, place, ready, signIn } from '../../testing/checkoutShop.tsx';
import { checkoutReplies, goOn, PAYMENTS, shownStep } from '../../testing/checkoutSteps.ts';
import { json, noLine, shopNetwork } from '../../testing/shopNetwork.ts';

beforeEach(() => signIn());
afterEach(() => jest.restoreAllMocks());

test('express does not deliver to a PO box, and the choice says so', async () => {
  shopNetwork(checkoutReplies);
  keepDraft({ ...ready, address: { ...home, line1: 'PO Box 12' }, delivery: 'express' });
  openCheckout();
  expect(shownStep()).toBe('2Delivery and payment');
  const express = await screen.findByRole('radio', { name: /^Express/ });
  expect(express).toBeDisabled();
  expect(express).toHaveAccessibleDescription('Express isn’t available for PO boxes. Choose Standard.');
  await goOn();
  expect(place()).toBe('/checkout/review');
});

test('card payment is offered only where the shop accepts it', async () => {
  shopNetwork({ ...checkoutReplies, [PAYMENTS]: json({ methods: ['stripe', 'delivery'] }) });
  keepDraft({ ...ready, payment: undefined });
  openCheckout();
  expect(await screen.findByRole('radio', { name: 'Card or wallet' })).toBeChecked();
  await goOn();
  expect(await screen.findByRole('button', { name: /^Place order and pay/ })).toBeVisible();
});

test('when the payment methods cannot be loaded, payment on delivery is offered', async () => {
  shopNetwork({ ...checkoutReplies, [PAYMENTS]: noLine });
  keepDraft({ ...ready, payment: undefined });
  openCheckout();
  expect(await screen.findByRole('radio', { name: 'Pay on delivery' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Card or wallet' })).toBeNull();
});
