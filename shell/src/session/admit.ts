import { links } from '@paw/contract/links.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { redirect, replace } from 'react-router-dom';
import type { SpecifiedRoute } from '../routes/specifiedRoutes.ts';

/**
 * The guard in the browser: with a token that has not expired the page is shown. A guest's opens all but members' pages.
 * @throws a redirect to /login that takes the guarded page's place in history: the entry that is already there is
 * replaced, one that a click was about to make never comes to be.
 */
export function admit(url: URL, { members }: Pick<SpecifiedRoute, 'members'>): 'shown' {
  const token = readToken();
  if (token && !token.expired && !(token.guest && members)) return 'shown';
  const login = links.login(url.pathname + url.search);
  throw location.pathname === url.pathname ? replace(login) : redirect(login);
}
