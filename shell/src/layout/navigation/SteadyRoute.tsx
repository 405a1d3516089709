import { type ContextType, type ReactNode, useContext, useState } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

/**
 * Around parts of a page with many links. The router gives links a new context at each of its states, of which every navigation
 * has two; React would render all links again, and lists with them, while the visitor waits for the next page. What links read
 * of the context is the same until the route's path is another one.
 */
export function SteadyRoute({ children }: { children: ReactNode }) {
  const given = useContext(RouteContext);
  const [kept, keep] = useState(given);
  const isSame = pathOf(kept) === pathOf(given);
  if (!isSame) keep(given);
  return <RouteContext value={isSame ? kept : given}>{children}</RouteContext>;
}

const pathOf = ({ matches }: ContextType<typeof RouteContext>) => matches.at(-1)?.pathname;
