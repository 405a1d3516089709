import { links } from '@paw/contract/links.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router-dom';

/**
 * What the server sends for a page that needs a token: HTML never depends on the shopper. In the browser the route's
 * loader runs again at once, and either shows the page or replaces this history entry by /login.
 */
export function GuardedFrame() {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  useEffect(() => void revalidate(), [revalidate]);
  return (
    <PageFrame>
      <h1>Loading...</h1>
      <p>
        <Link to={links.login(pathname)}>Log in</Link> to see this page.
      </p>
    </PageFrame>
  );
}
