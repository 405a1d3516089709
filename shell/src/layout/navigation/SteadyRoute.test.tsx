import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate, useParams } from 'react-router-dom';
import { SteadyRoute } from './SteadyRoute.tsx';

const rendered: string[] = [];

/** Reads what links read. */
function Part({ name }: { name: string }) {
  useNavigate();
  rendered.push(name);
  return (
    <Link to="/b">
      {name} {useParams().id}
    </Link>
  );
}

const [header, page] = [<Part key="header" name="header" />, <Part key="page" name="page" />];

function openRouter(Around: typeof SteadyRoute) {
  let answer = () => {};
  const loader = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const layout = (
    <>
      <Around>{header}</Around>
      <Outlet />
    </>
  );
  const children = [
    { path: '/:id/old', element: <Around>{page}</Around> },
    { path: '/:id/next', element: <Around>{page}</Around>, loader },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/a/old'] });
  render(<RouterProvider router={router} />);
  return { router, answer: () => act(async () => answer()) };
}

beforeEach(() => (rendered.length = 0));

test('while the next page loads, links of the old page are not rendered again', async () => {
  const { router, answer } = openRouter(SteadyRoute);
  const before = rendered.length;
  act(() => void router.navigate('/b/next'));
  expect([router.state.navigation.state, rendered.slice(before)]).toEqual(['loading', []]);
  await answer();
  expect(rendered.slice(before)).not.toContain('header');
  expect(screen.getByText('page b')).toBeVisible();
});

test('without it they are', () => {
  const { router } = openRouter(({ children }) => <>{children}</>);
  const before = rendered.length;
  act(() => void router.navigate('/b/next'));
  expect(rendered.slice(before).toSorted()).toEqual(['header', 'page']);
});
