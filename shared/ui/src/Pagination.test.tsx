import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { Pagination } from './Pagination.tsx';
import { pageNumbers } from './pageNumbers.ts';

const show = (page: number, pages: number) =>
  render(
    <MemoryRouter>
      <Pagination label="Pages of Beds" page={page} pages={pages} address={(to) => `/beds?page=${to}`} />
    </MemoryRouter>,
  );

test('every page has a URL, and the current one is marked', () => {
  show(2, 3);
  const ways = within(screen.getByRole('navigation', { name: 'Pages of Beds' }));
  // Phones see the two neighbors alone, and jsdom is a narrow window.
  const number = (name: string) => ways.getByRole('link', { name, hidden: true });
  expect(number('Page 3')).toHaveAttribute('href', '/beds?page=3');
  expect(number('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(ways.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  expect(ways.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/beds?page=3');
});

test('the first page has no previous one, the last no next one, and a single page no links', () => {
  show(1, 2).unmount();
  const { unmount } = show(1, 2);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  unmount();
  show(2, 2);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(show(1, 1).container).toBeEmptyDOMElement();
});

test.each([
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 13, '1 2 3 4 5 gap 13'],
  [4, 13, '1 2 3 4 5 gap 13'],
  [5, 13, '1 gap 4 5 6 gap 13'],
  [10, 13, '1 gap 9 10 11 12 13'],
  [13, 13, '1 gap 9 10 11 12 13'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
])('on page %i of %i the numbers are %s', (page, pages, numbers) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(numbers);
});
