import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PageChange } from './PageChange.tsx';
import { ScrollPlace } from './ScrollPlace.ts';

const head = (title: string) => ({ head: { title, description: '', canonical: '' } });
const page = (path: string, title: string) => ({
  path,
  id: path,
  loader: () => head(title),
  element: <h1 key={title}>{title}</h1>,
});
const surroundings = (
  <>
    <Outlet />
    <PageChange />
    <ScrollPlace />
  </>
);

/** jsdom does not scroll: this keeps the scroll position. */
let place = 0;
const scrollBy = (to: number) => {
  place = to;
  window.dispatchEvent(new Event('scroll'));
};
Object.defineProperty(window, 'scrollY', { get: () => place });
window.scrollTo = ((_: number, y: number) => scrollBy(y)) as typeof window.scrollTo;

async function open() {
  scrollBy(0);
  sessionStorage.clear();
  performance.getEntriesByType = () => [];
  const routes = [{ id: 'all', element: surroundings, children: [page('/', 'Home'), page('/dog', 'Dogs')] }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '/': head('Home') } } });
  render(<RouterProvider router={router} />);
  await screen.findByText('Home');
  return router;
}

test('another page starts at its top, and Back restores the scroll position', async () => {
  const router = await open();
  scrollBy(700);
  await act(() => router.navigate('/dog'));
  expect(place).toBe(0);
  scrollBy(200);
  await act(() => router.navigate(-1));
  expect(place).toBe(700);
  await act(() => router.navigate(1));
  expect(place).toBe(200);
});

test('a malformed fragment starts at the top too', async () => {
  const router = await open();
  scrollBy(700);
  await act(() => router.navigate('/dog#100%'));
  expect(screen.getByRole('heading', { name: 'Dogs' })).toBeVisible();
  expect(place).toBe(0);
});

test('a change of the query alone does not scroll', async () => {
  const router = await open();
  scrollBy(700);
  await act(() => router.navigate('/?sort=new'));
  await act(() => router.navigate('/?sort=old', { replace: true }));
  expect(place).toBe(700);
});

test('after a change of page the heading has the focus and the title is announced; after Back it is only announced', async () => {
  const router = await open();
  await act(() => router.navigate('/dog'));
  expect(screen.getByRole('heading', { name: 'Dogs' })).toHaveFocus();
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Dogs');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Home' })).not.toHaveFocus();
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Home');
});

test('the tab’s scroll positions are kept for a reload', async () => {
  const router = await open();
  scrollBy(321);
  window.dispatchEvent(new Event('pagehide'));
  const kept = JSON.parse(sessionStorage.getItem('scroll-places') ?? '[]');
  expect(kept).toContainEqual([`${router.state.location.key}/`, 321]);
  expect(history.scrollRestoration).toBe('auto');
});
