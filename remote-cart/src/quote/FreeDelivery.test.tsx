import { render, screen } from '@testing-library/react';
import { bowl } from '../testing/testCart.ts';
import { quoteOf } from '../testing/testQuote.ts';
import { FreeDelivery } from './FreeDelivery.tsx';

const quote = quoteOf({ lines: [bowl] });
const bar = () => screen.queryByRole('progressbar');

test('it says how much is missing, and whom the promise is for', () => {
  const { container } = render(<FreeDelivery quote={quote} />);
  expect(container).toHaveTextContent('$22.65 to free delivery on your first order');
  expect(container).toHaveTextContent('Free shipping on $35+ on your first order, from $49 on later ones');
  expect(bar()).toHaveAttribute('value', '1235');
});

test('a code that made delivery free leaves no way to go', () => {
  const { standard } = quote.delivery;
  const delivery = { ...quote.delivery, standard: { ...standard, cents: 0, isFree: true } };
  const { container } = render(<FreeDelivery quote={{ ...quote, delivery }} />);
  expect(container).not.toHaveTextContent('to free delivery');
  expect(bar()).toBeNull();
});
