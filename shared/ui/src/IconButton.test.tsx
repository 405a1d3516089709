import { render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

test('a button with a picture alone has a name, which a pointer sees too', () => {
  render(<IconButton icon={X} label="Close" />);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('title', 'Close');
  expect(button).toHaveAttribute('type', 'button');
});
