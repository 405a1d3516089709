import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper.tsx';

function Example({ max }: { max: number }) {
  const [quantity, setQuantity] = useState(1);
  return <QuantityStepper label="Quantity" quantity={quantity} max={max} onChange={setQuantity} />;
}

test('plus and minus go one step, and stop at both ends', async () => {
  render(<Example max={2} />);
  const count = screen.getByRole('textbox', { name: 'Quantity' });
  const more = screen.getByRole('button', { name: 'One more' });
  await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(count).toHaveValue('1');
  await userEvent.dblClick(more);
  expect(count).toHaveValue('2');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
});

test('a typed number counts on Enter, and is brought within the limits', async () => {
  render(<Example max={10} />);
  const count = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(count);
  await userEvent.type(count, '25{Enter}');
  expect(count).toHaveValue('10');
});

test('what is no number leaves the quantity as it was', async () => {
  render(<Example max={10} />);
  const count = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(count);
  await userEvent.type(count, 'two');
  await userEvent.tab();
  expect(count).toHaveValue('1');
});
