import { render, screen } from '@testing-library/react';
import { Notice } from './Notice.tsx';

test.each(['info', 'ok', 'warn', 'error', 'sale'] as const)(
  'a notice of kind %s has an icon beside its words',
  (kind) => {
    const { container } = render(
      <Notice kind={kind} title="Two prices changed">
        Your cart is unchanged.
      </Notice>,
    );
    expect(screen.getByText('Two prices changed')).toBeVisible();
    expect(screen.getByText('Your cart is unchanged.')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);
