import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AskForLink } from './AskForLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useMailedSecret } from '../mailed-link/useMailedSecret.ts';

export function head(): Head {
  return {
    title: 'Forgot your password? | Paw Dailies',
    description: 'Choose a new password for your account at Paw Dailies. We’ll email you a link.',
    canonical: links.resetPassword(),
    robots: 'noindex',
  };
}

/** Two steps on one route: ask for a link, and, where the link leads to, a new password. */
export function Component() {
  const secret = useMailedSecret();
  const [usedUp, setUsedUp] = useState<string>();
  const isChoosing = Boolean(secret) && secret !== usedUp;
  return (
    <PageFrame>
      <Column>
        <PageTitle>{isChoosing ? 'Choose a new password' : 'Forgot your password?'}</PageTitle>
        {secret && isChoosing ? (
          <NewPasswordForm key={secret} secret={secret} askAgain={() => setUsedUp(secret)} />
        ) : (
          <AskForLink />
        )}
        <noscript>
          <p>Turn on JavaScript, then open the link from our email again to choose a new password.</p>
        </noscript>
        <ButtonLink kind="quiet" to={links.login()}>
          Back to login
        </ButtonLink>
      </Column>
    </PageFrame>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-8);
  max-width: var(--panel);
  margin: 0 auto;
  p {
    margin: 0;
  }
`;
