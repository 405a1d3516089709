import { links } from '@paw/shared/contract/links.ts';
import { readToken } from '@paw/shared/contract/tokenStorage.ts';
import { replace } from 'react-router-dom';

/** The guard in the browser: with a token that has not expired the page is shown. @throws a redirect to /login that replaces history */
export function admit(url: URL): 'shown' {
  const token = readToken();
  if (token && !token.expired) return 'shown';
  throw replace(links.login(url.pathname + url.search));
}
