import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { RemoteAccessContext } from '../remotes/RemoteAccess.tsx';
import { makeSessionStore, SessionContext } from '../session/sessionStore.ts';
import { PagesAhead } from '../remotes/PagesAhead.ts';
import { noRemotes } from '../testing/inShell.tsx';

// Set by the build.
Object.assign(globalThis, { __RELEASE__: 'shell@0123456789abcdef' });

test('when the layout itself throws, a page with "Try again" and a link to the home page is shown', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { createRoutes } = await import('./createRoutes.tsx');
  // The footer needs the shop's details, which no document has brought here.
  const admit = () => 'shown' as const;
  const routes = createRoutes({ access: noRemotes, api: jest.fn(), documents: jest.fn(), admit });
  render(
    <SessionContext value={makeSessionStore()}>
      <RemoteAccessContext value={noRemotes}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/about-us'] })} />
      </RemoteAccessContext>
    </SessionContext>,
  );
  expect(await screen.findByRole('heading', { name: 'This page didn’t load.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  logged.mockRestore();
});

describe('a page of a remote', () => {
  const route = {
    name: 'product',
    path: '/product/:title',
    query: ['variant'],
    viewQuery: [],
    files: { js: [], css: [] },
  };
  const live = { release: '1', federationName: '', entry: '', slots: [], start: { js: [], css: [] }, routes: [route] };
  const pageOf = (title: string) => ({ data: title, head: { title, description: '', canonical: '/' } });

  async function openProduct(aheadOf: (ahead: PagesAhead) => unknown) {
    const { createRoutes } = await import('./createRoutes.tsx');
    const ahead = new PagesAhead();
    await aheadOf(ahead);
    const module = { loader: async () => 'from the api', head: (data: string) => pageOf(data).head };
    const set = { id: 's', remotes: { catalog: live } };
    const access = { ...noRemotes, set, ahead, load: async () => module as never };
    const admit = () => 'shown' as const;
    const routes = createRoutes({ access, api: jest.fn(), documents: jest.fn(), admit });
    const { loader } = matchRoutes(routes, '/product/Dog-Bed')?.at(-1)?.route ?? {};
    const request = new Request(new URL('/product/Dog-Bed?variant=A&from=mail', location.href));
    return (loader as (args: object) => Promise<unknown>)({ request, params: { title: 'Dog-Bed' }, context: {} });
  }
  const url = new URL('/product/Dog-Bed?variant=A', location.href);

  test('is the one that was fetched when its link was pointed at', async () => {
    const page = await openProduct((ahead) => ahead.put(url, Promise.resolve(pageOf('ahead'))));
    expect(page).toMatchObject({ data: 'ahead' });
  });

  test('is loaded when there is none, or it has failed', async () => {
    expect(await openProduct(() => undefined)).toMatchObject({ data: 'from the api' });
    const page = await openProduct(async (ahead) => ahead.put(url, Promise.reject(new Error('offline'))));
    expect(page).toMatchObject({ data: 'from the api' });
  });
});
