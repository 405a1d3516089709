import { render, screen } from '@testing-library/react';
import { Field } from './Field.tsx';

test('a field is found by its label, and its help and error are read with it', () => {
  render(<Field label="Email" name="email" type="email" help="For the receipt." error="Enter your email." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('For the receipt. Enter your email.');
  expect(field).toBeInvalid();
});

test('a field without an error is not called invalid', () => {
  render(<Field label="Email" name="email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
});
