import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';

test('a press on its label checks the box, and so does the space bar', async () => {
  render(<Checkbox label="In stock only" name="stock" />);
  const box = screen.getByRole('checkbox', { name: 'In stock only' });
  await userEvent.click(screen.getByText('In stock only'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('help and error of a box describe it', () => {
  render(<Checkbox label="I am 18 or older" name="age" help="For fish food." error="Tick this to go on." />);
  const box = screen.getByRole('checkbox', { name: 'I am 18 or older' });
  expect(box).toHaveAccessibleDescription('For fish food. Tick this to go on.');
  expect(box).toBeInvalid();
});
