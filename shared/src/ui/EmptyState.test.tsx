import { render, screen } from '@testing-library/react';
import { EmptyBasket } from './drawing/EmptyBasket.tsx';
import { EmptyState } from './EmptyState.tsx';

const way = <a href="/">Look around the shop</a>;

test('an empty state has a drawing, one sentence and one way on', () => {
  const { container } = render(
    <EmptyState title="No orders yet" action={way}>
      What you order will be listed here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('it can have a drawing of its own', () => {
  const draw = (drawing?: React.ReactNode) =>
    render(
      <EmptyState title="Nothing in it yet" action={way} drawing={drawing}>
        What you add stays here.
      </EmptyState>,
    ).container.querySelector('svg')?.innerHTML;
  expect(draw(<EmptyBasket />)).not.toBe(draw());
});
