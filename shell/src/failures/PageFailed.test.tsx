import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell } from '../testing/inShell.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageFailed } from './PageFailed.tsx';

const line = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => line.mockReturnValue(true));

function open(error?: Error) {
  const onRetry = jest.fn();
  render(inShell(<PageFailed error={error} onRetry={onRetry} />, { path: '/product/X?variant=A' }).page);
  return onRetry;
}

test('a page that did not load says so, shows the error’s message, and offers three actions', async () => {
  const onRetry = open(new Error('Loading chunk failed: page product'));
  expect(screen.getByRole('heading', { level: 1, name: 'This page didn’t load.' })).toBeVisible();
  expect(screen.getByText('Loading chunk failed: page product')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reload this page' })).toHaveAttribute('href', '/product/X?variant=A');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an offline page says so, and retries automatically when the connection returns', () => {
  line.mockReturnValue(false);
  const onRetry = open();
  expect(screen.getByRole('heading', { level: 1, name: 'You’re offline.' })).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a shopper who left the offline page is not brought back', () => {
  line.mockReturnValue(false);
  const onRetry = jest.fn();
  const { unmount } = render(inShell(<PageFailed onRetry={onRetry} />).page);
  unmount();
  dispatchEvent(new Event('online'));
  expect(onRetry).not.toHaveBeenCalled();
});

test('a page that does not exist has a search box and popular categories', () => {
  render(inShell(<NotFoundPage />, { path: '/no-such-page' }).page);
  expect(screen.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search for products' })).toBeVisible();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([target('Dog Beds'), target('Cat Litter Boxes'), target('Birds Supplies')]).toEqual([
    '/productcategories/dog/Beds',
    '/productcategories/cat/Litter-Box',
    '/petcategory/bird',
  ]);
});
