import { createContext, useContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

export const RoutesContext = createContext<RouteObject[]>([]);

/** The routes of this page's release set, to find which remote renders a path before navigating to it. */
export function useRoutes(): RouteObject[] {
  return useContext(RoutesContext);
}

/** What the shell knows about a route before its code is loaded. */
export interface RouteHandle {
  remote: string;
  /** `page:<route name>` */
  part: string;
  /** The route's pattern. */
  path: string;
}

/** The remote and the page that answer a path; undefined where the shell answers itself. */
export function findHandle(routes: RouteObject[], path: string): RouteHandle | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined;
}
