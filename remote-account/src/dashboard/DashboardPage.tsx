import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { Button, ButtonLink } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { useMember } from './useMember.ts';

export function head(): Head {
  return {
    title: 'Your account | Paw Dailies',
    description: 'Your account at Paw Dailies.',
    canonical: links.dashboard(),
    robots: 'noindex',
  };
}

/** The member's own page; the shell shows it only with a token. */
export function Component() {
  const { state, ask } = useMember();
  return (
    <PageFrame>
      <PageTitle>Your account</PageTitle>
      <div aria-live="polite">
        {state.kind === 'waiting' && <p>Loading...</p>}
        {state.kind === 'known' && (
          <Details>
            <dt>Name</dt>
            <dd>{state.member.name}</dd>
            <dt>Email</dt>
            <dd>{state.member.email}</dd>
          </Details>
        )}
        {state.kind === 'signed-out' && <Notice kind="info">Your session has ended. Please log in again.</Notice>}
        {state.kind === 'failed' && <Notice kind="warn">Your account could not be loaded. Please try again.</Notice>}
      </div>
      <Ways>
        {state.kind === 'signed-out' && <ButtonLink to={links.login(links.dashboard())}>Log in</ButtonLink>}
        {state.kind === 'failed' && <Button onClick={ask}>Try again</Button>}
        <ButtonLink kind="secondary" to={links.home()}>
          Shop on
        </ButtonLink>
        <ButtonLink kind="secondary" to={links.cart()}>
          Go to your cart
        </ButtonLink>
      </Ways>
    </PageFrame>
  );
}

const Details = styled.dl`
  margin: 0;
  dt {
    color: var(--soft);
    font-size: var(--text-14);
  }
  dd {
    margin: 0 0 var(--space-16);
    overflow-wrap: anywhere;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin-top: var(--space-24);
`;
