import { render, screen } from '@testing-library/react';
import { LoadingWords, Skeleton } from './Skeleton.tsx';

test('shapes are silent, and one sentence says what they mean', () => {
  const { container } = render(
    <div>
      <LoadingWords />
      <Skeleton shape="picture" />
      <Skeleton lines={3} />
    </div>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
});
