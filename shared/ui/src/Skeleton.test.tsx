import { render, screen } from '@testing-library/react';
import { LoadingWords, Skeleton } from './Skeleton.tsx';

test('skeletons are hidden from screen readers, and one sentence announces loading', () => {
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
