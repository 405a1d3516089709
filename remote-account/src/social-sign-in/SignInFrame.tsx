import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Logo } from '@paw/ui/Logo.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SocialSignInProvider } from './SocialSignInProvider.tsx';

/** The frame of /login and /signup, which are outside the shop's layout. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <SocialSignInProvider>
      <Frame>
        <Top>
          <Home to={links.home()} aria-label="Paw Dailies, home">
            <Logo />
          </Home>
        </Top>
        <Main id="main" tabIndex={-1}>
          <Panel>{children}</Panel>
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
  grid-template-columns: minmax(0, var(--panel));
  padding: var(--space-32) var(--space-16) var(--space-48);
  @media (min-width: 768px) {
    padding-top: var(--space-64);
  }
`;

const Panel = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-32) var(--space-24) var(--space-16);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  h1 {
    margin: 0;
  }
`;
