import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RemoteAccessContext } from '../remotes/RemoteAccess.tsx';
import { noRemotes } from '../testing/inShell.tsx';
import { RemotePage } from './RemotePage.tsx';

const rendered: string[] = [];

function Component({ data, params }: { data: string; params: Record<string, string> }) {
  rendered.push(`${data} ${params.id}`);
  return <p>{`${data} ${params.id}`}</p>;
}

test('a page is rendered once, not again while the next one loads, and with its own data and parameters', async () => {
  let answer = () => {};
  const asked = () => new Promise<{ data: string }>((resolve) => (answer = () => resolve({ data: 'next' })));
  const page = <RemotePage remote="catalog" part="page:product" />;
  const children = [
    { path: '/old/:id', element: page, loader: () => ({ data: 'old' }) },
    { path: '/next/:id', element: page, loader: asked },
  ];
  const routes = [{ element: <Outlet />, children }];
  const hydrationData = { loaderData: { '0-0': { data: 'old' } } };
  const router = createMemoryRouter(routes, { initialEntries: ['/old/a'], hydrationData });
  const state = { status: 'ready', module: { Component } } as const;
  const access = { ...noRemotes, state: () => state };
  render(
    <RemoteAccessContext value={access}>
      <RouterProvider router={router} />
    </RemoteAccessContext>,
  );
  expect(rendered).toEqual(['old a']);
  act(() => void router.navigate('/next/b'));
  expect([router.state.navigation.state, rendered]).toEqual(['loading', ['old a']]);
  await act(async () => answer());
  expect(screen.getByText('next b')).toBeVisible();
});
