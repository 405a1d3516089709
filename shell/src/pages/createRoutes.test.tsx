import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteAccessContext } from '../remotes/RemoteAccess.tsx';
import { makeSessionStore, SessionContext } from '../session/sessionStore.ts';
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
