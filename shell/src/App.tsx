import { type ReactNode, StrictMode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type RemoteAccess, RemoteAccessContext } from './remotes/RemoteAccess.tsx';
import { RoutesContext } from './routes/RoutesContext.tsx';
import { SessionContext, type SessionStore } from './session/sessionStore.ts';

interface Props {
  access: RemoteAccess;
  routes: RouteObject[];
  session: SessionStore;
  /** The router's provider: the static one on the server. */
  children: ReactNode;
}

/**
 * The tree around the router, the same on the server and in the browser.
 */
export function App({ access, routes, session, children }: Props) {
  return (
    <StrictMode>
      <SessionContext value={session}>
        <RemoteAccessContext value={access}>
          <RoutesContext value={routes}>{children}</RoutesContext>
        </RemoteAccessContext>
      </SessionContext>
    </StrictMode>
  );
}
