import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';

export const RoutesContext = createContext<RouteObject[]>([]);

/** The routes of this page's release set, to learn who renders an address before going there. */
export function useRoutes(): RouteObject[] {
  return useContext(RoutesContext);
}
