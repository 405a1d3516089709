import { render, screen } from '@testing-library/react';
import { Component } from './Badge.tsx';

test('the badge names the pet', () => {
  render(<Component pet="Rex" />);
  expect(screen.getByText('Rex is a member')).toBeVisible();
});
