import { links } from '@paw/contract/links.ts';
import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';

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
      <h1>
        <Waiting>Loading...</Waiting>
        <WithoutScript>Turn on JavaScript to see this page</WithoutScript>
      </h1>
      <p>
        <Waiting>
          <Link to={links.login(pathname)}>Log in</Link> to see this page.
        </Waiting>
        <WithoutScript>
          After you turn it on, reload this page. You can browse the store without JavaScript.
        </WithoutScript>
      </p>
    </PageFrame>
  );
}

/* Without JavaScript no one can log in. */
const Waiting = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScript = styled.span`
  display: none;
  @media (scripting: none) {
    display: inline;
  }
`;
