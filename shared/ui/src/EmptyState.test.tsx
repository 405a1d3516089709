import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState.tsx';

const way = <a href="/">Start shopping</a>;

test('an empty state has a scene, one sentence and one action', () => {
  const { container } = render(
    <EmptyState title="No orders yet" action={way}>
      Your orders will be listed here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
  expect(container.querySelectorAll('img[alt=""]')).toHaveLength(1);
});

test('it can have a scene of its own', () => {
  const urlOf = (scene?: 'empty-basket') =>
    render(
      <EmptyState title="Your cart is empty" action={way} scene={scene}>
        Anything you add stays here.
      </EmptyState>,
    )
      .container.querySelector('img')
      ?.getAttribute('src');
  expect(urlOf('empty-basket')).toContain('/uploads/empty-basket.');
  expect(urlOf()).toContain('/uploads/empty-bowl.');
});
