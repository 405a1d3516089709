import { render } from '@testing-library/react';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { Price } from './Price.tsx';

test('a range is two prices joined by a hyphen, and equal ends are one price', () => {
  expect(formatPrice(1633, 1896)).toBe('$16.33 - $18.96');
  expect(formatPrice(1199, 1199)).toBe('$11.99');
  expect(formatPrice(123456)).toBe('$1,234.56');
});

test('a former price is struck through, with words for screen readers', () => {
  const { container } = render(<Price cents={1499} compareAtCents={1999} />);
  expect(container).toHaveTextContent('Now $14.99, was $19.99');
  expect(container.querySelector('s')).toHaveTextContent('$19.99');
});

test('the former prices of a range are a range too', () => {
  const { container } = render(<Price cents={1499} maxCents={1799} compareAtCents={1999} compareAtMaxCents={2299} />);
  expect(container).toHaveTextContent('Now $14.99 - $17.99, was $19.99 - $22.99');
});

test('a former price that was not higher is left out', () => {
  const { container } = render(<Price cents={1499} compareAtCents={1499} />);
  expect(container).toHaveTextContent(/^\$14\.99$/);
});
