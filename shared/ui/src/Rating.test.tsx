import { render } from '@testing-library/react';
import { Rating } from './Rating.tsx';

const words = (rating: React.ReactElement) => render(rating).container.textContent;

test.each([
  [4.3, 128, 'Rated 4.3 out of 5, 128 ratings'],
  [4.96, 1, 'Rated 5 out of 5, 1 rating'],
  [3, undefined, 'Rated 3 out of 5'],
])('%s from %s ratings is read as "%s"', (value, count, said) => {
  const { container } = render(<Rating value={value} count={count} />);
  for (const silent of container.querySelectorAll('[aria-hidden]')) silent.textContent = '';
  expect(container).toHaveTextContent(said);
});

test.each([<Rating key="unknown" />, <Rating key="none" value={0} count={0} />])(
  'without ratings it says so',
  (none) => {
    expect(words(none)).toBe('No ratings yet');
  },
);
