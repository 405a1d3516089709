import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from '@paw/testing/testRouter.ts';
import { LoadMore } from './LoadMore.tsx';

const list = { shown: 24, total: 60, noun: 'products', to: '/beds?page=2' };
const show = (more: Partial<Parameters<typeof LoadMore>[0]>) =>
  render(
    <MemoryRouter initialEntries={['/beds']}>
      <Routes>
        <Route path="/beds" element={<LoadMore {...list} onMore={() => undefined} {...more} />} />
      </Routes>
    </MemoryRouter>,
  );

test('it shows the count, and links to more without JavaScript', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('24 of 60 products');
  expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/beds?page=2');
});

test('a press loads more once, and not again while loading', async () => {
  const onMore = jest.fn();
  show({ onMore }).unmount();
  const { unmount } = show({ onMore });
  await userEvent.click(screen.getByRole('link'));
  unmount();
  show({ onMore, busy: true });
  await userEvent.click(screen.getByRole('link', { name: 'One moment…' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a failure is reported, and can be retried', () => {
  show({ error: 'More products did not load. Please try again.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByRole('link', { name: 'Load more' })).toBeVisible();
});

test('a complete list offers nothing more', () => {
  show({ shown: 60 });
  expect(screen.queryByRole('link')).toBeNull();
});
