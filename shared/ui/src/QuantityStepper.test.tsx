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
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
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

test('a negative number counts as 1 and is reported, while 0 may remove', async () => {
  const [onChange, onTooLow] = [jest.fn(), jest.fn()];
  render(
    <QuantityStepper label="Quantity of Bowl" quantity={4} min={0} max={10} onChange={onChange} onTooLow={onTooLow} />,
  );
  const count = screen.getByRole('textbox', { name: 'Quantity of Bowl' });
  await userEvent.clear(count);
  await userEvent.type(count, '-1{Enter}');
  expect([onChange.mock.calls, onTooLow.mock.calls.length]).toEqual([[[1]], 1]);
  await userEvent.clear(count);
  await userEvent.type(count, '0{Enter}');
  expect([onChange.mock.lastCall, onTooLow.mock.calls.length]).toEqual([[0], 1]);
  expect(screen.getByRole('button', { name: 'Decrease quantity of Bowl' })).toBeVisible();
});

test('anything but a number leaves the quantity unchanged', async () => {
  render(<Example max={10} />);
  const count = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(count);
  await userEvent.type(count, 'two');
  await userEvent.tab();
  expect(count).toHaveValue('1');
});
