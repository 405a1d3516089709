import { render, screen } from '@testing-library/react';
import { bowl } from '../testing/testCart.ts';
import { quoteOf } from '../testing/testQuote.ts';
import { FreeDelivery } from './FreeDelivery.tsx';

const quote = quoteOf({ lines: [bowl] });
const bar = () => screen.queryByRole('progressbar');

test('the missing amount and the conditions of free shipping are shown', () => {
  const { container } = render(<FreeDelivery quote={quote} />);
  expect(container).toHaveTextContent('Add $22.65 for free delivery on your first order');
  expect(container).toHaveTextContent('Free shipping on $35+ on your first order, then on orders of $49+');
  expect(bar()).toHaveAttribute('value', '1235');
});

test('the code is named when its discount forfeits free delivery', () => {
  const coupon = { code: 'PAWS10', ok: true, message: '', discountCents: 353 };
  const freeDelivery = { thresholdCents: 3500, missingCents: 324, firstOrder: null };
  const { container, rerender } = render(
    <FreeDelivery quote={{ ...quote, merchandiseCents: 3529, coupon, freeDelivery }} />,
  );
  expect(container).toHaveTextContent(
    'Add $3.24 for free delivery on your first order. Without code PAWS10, you’d already qualify.',
  );
  rerender(<FreeDelivery quote={{ ...quote, merchandiseCents: 3499, coupon, freeDelivery }} />);
  expect(container).not.toHaveTextContent('PAWS10');
  // It saves more than delivery costs.
  const dear = { ...coupon, discountCents: 840 };
  rerender(<FreeDelivery quote={{ ...quote, merchandiseCents: 3529, coupon: dear, freeDelivery }} />);
  expect(container).not.toHaveTextContent('PAWS10');
});

test('with a code for free delivery no missing amount is shown', () => {
  const { standard } = quote.delivery;
  const delivery = { ...quote.delivery, standard: { ...standard, cents: 0, isFree: true } };
  const { container } = render(<FreeDelivery quote={{ ...quote, delivery }} />);
  expect(container).not.toHaveTextContent('for free delivery');
  expect(bar()).toBeNull();
});

test.each([
  [null, 0, 'First order? Standard delivery is free. We’ll take it off when you enter your email at checkout.'],
  [null, 4800, 'First order? Standard delivery is free, and so is the oversize fee.'],
  [true, 0, 'You’ve unlocked free delivery on your first order'],
  [false, 0, 'Standard delivery is free'],
  [false, 4800, 'Standard delivery is free. The oversize fee still applies.'],
])('enough for free delivery, first order %s, with a fee of %i cents: %s', (firstOrder, surchargeCents, words) => {
  const cents = firstOrder === null ? 495 : 0;
  const delivery = { ...quote.delivery, standard: { ...quote.delivery.standard, cents, surchargeCents } };
  const freeDelivery = { thresholdCents: 3500, missingCents: 0, firstOrder };
  const { container } = render(<FreeDelivery quote={{ ...quote, delivery, freeDelivery }} />);
  expect(container).toHaveTextContent(words);
});

test.each([
  [0, /^Standard delivery is freeFree shipping/],
  [4800, /^Standard delivery is free\. On your first order, so is the oversize fee\./],
])('free delivery for everyone does not mention the first order; a fee of %i cents', (surchargeCents, words) => {
  const delivery = { ...quote.delivery, standard: { ...quote.delivery.standard, cents: 0, surchargeCents } };
  const freeDelivery = { thresholdCents: 3500, missingCents: 0, firstOrder: null };
  const { container } = render(<FreeDelivery quote={{ ...quote, delivery, freeDelivery }} />);
  expect(container).toHaveTextContent(words);
});
