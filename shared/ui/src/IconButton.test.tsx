import { render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

test('an icon button has a name, which is also its tooltip', () => {
  render(<IconButton icon={X} label="Close" />);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('title', 'Close');
  expect(button).toHaveAttribute('type', 'button');
});
