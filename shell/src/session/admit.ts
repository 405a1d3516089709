import { links } from '@paw/contract/links.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { redirect, replace } from 'react-router-dom';
import type { SpecifiedRoute } from '../routes/specifiedRoutes.ts';

/**
 * The guard in the browser: a token that has not expired opens the page; a guest's token does not open members' pages.
 * @throws a redirect to /login that replaces the guarded page's history entry
 */
export function admit(url: URL, { members }: Pick<SpecifiedRoute, 'members'>): 'shown' {
  const token = readToken();
  if (token && !token.expired && !(token.guest && members)) return 'shown';
  const login = links.login(url.pathname + url.search);
  throw location.pathname === url.pathname ? replace(login) : redirect(login);
}
