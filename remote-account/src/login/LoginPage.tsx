import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { Link } from '@paw/shared/router.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { Logo } from '@paw/shared/ui/Logo.tsx';
import { styled } from 'styled-components';
import { SocialSignInProvider } from '../social-sign-in/SocialSignInProvider.tsx';
import { ContinueAsGuest } from './ContinueAsGuest.tsx';

export function head(): Head {
  return {
    title: 'Log in | Paw Dailies',
    description: 'Go on to checkout at Paw Dailies as a guest.',
    canonical: links.login(),
    robots: 'noindex',
  };
}

/** Stands outside the shop's layout, so it brings its own small frame. */
export function Component() {
  return (
    <SocialSignInProvider>
      <Frame>
        <Top>
          <Home to={links.home()} aria-label="Paw Dailies, home">
            <Logo />
          </Home>
        </Top>
        <Main id="main">
          <Panel>
            <h1>Welcome</h1>
            <p>You do not need an account here. Go on as a guest: your cart comes along.</p>
            <ContinueAsGuest />
            <ButtonLink kind="quiet" to={links.home()}>
              Back to the shop
            </ButtonLink>
          </Panel>
        </Main>
      </Frame>
    </SocialSignInProvider>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: var(--sand);
`;

const Top = styled.header`
  display: flex;
  justify-content: center;
  padding: var(--space-24) var(--space-16) 0;
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: var(--pine);
  text-decoration: none;
`;

const Main = styled.main`
  display: grid;
  flex: 1;
  align-content: start;
  justify-content: center;
  padding: var(--space-32) var(--space-16) var(--space-48);
  @media (min-width: 768px) {
    padding-top: var(--space-64);
  }
`;

const Panel = styled.div`
  display: grid;
  gap: var(--space-8);
  width: 100%;
  max-width: 28rem;
  padding: var(--space-32) var(--space-24) var(--space-16);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  h1 {
    margin: 0;
  }
`;
