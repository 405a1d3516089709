import { render, screen } from '@testing-library/react';
import { shopAround } from '../testing/shopAround.tsx';
import { head } from './ResetPasswordPage.tsx';

test('who forgot the password is told the way that works', () => {
  render(shopAround('/reset-password'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot your password?');
  expect(screen.getByText(/Sign up again with the same email address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get a code' })).toHaveAttribute('href', '/signup');
  expect(head()).toMatchObject({ canonical: '/reset-password', robots: 'noindex' });
});
