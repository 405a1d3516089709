import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type RemoteAccess, RemoteAccessContext } from '../remotes/RemoteAccess.tsx';
import { RoutesContext } from '../routes/RoutesContext.tsx';
import { makeSessionStore, SessionContext, type SessionStore } from '../session/sessionStore.ts';

interface Options {
  path?: string;
  session?: SessionStore;
  /** Overrides; by default no remote is live. */
  access?: Partial<RemoteAccess>;
  /** Routes beside the page with `children`, which matches every other path too. */
  routes?: RouteObject[];
}

/** A page around a part of the layout, with a real router and the real session. */
export function inShell(
  children: ReactNode,
  { path = '/', session = makeSessionStore(), routes = [], access }: Options = {},
) {
  const all = [...routes, { path: '*', element: children }];
  const router = createMemoryRouter(all, { initialEntries: [path] });
  const page = (
    <SessionContext value={session}>
      <RemoteAccessContext value={{ ...noRemotes, ...access }}>
        <RoutesContext value={all}>
          <RouterProvider router={router} />
        </RoutesContext>
      </RemoteAccessContext>
    </SessionContext>
  );
  return { page, router, session };
}

export const noRemotes: RemoteAccess = {
  set: { id: 's', remotes: {} },
  state: () => ({ status: 'idle' }),
  subscribe: () => () => undefined,
  load: () => Promise.reject(new Error('No remote is live.')),
  retry: async () => undefined,
  serverHtml: () => undefined,
};
