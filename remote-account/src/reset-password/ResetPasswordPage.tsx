import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';

export function head(): Head {
  return {
    title: 'Forgot your password? | Paw Dailies',
    description: 'How to get back into your account at Paw Dailies.',
    canonical: links.resetPassword(),
    robots: 'noindex',
  };
}

/** True as far as it goes: a code to a known address signs in, and leaves name and password as they are. */
export function Component() {
  return (
    <PageFrame>
      <PageTitle>Forgot your password?</PageTitle>
      <Text>
        A password cannot be changed here yet, but you can get back in without it. Sign up again with the same email
        address. You get a six-digit code, and the code signs you in to the account you already have. Your name and your
        password stay as they are.
      </Text>
      <Ways>
        <ButtonLink to={links.signup()}>Get a code</ButtonLink>
        <ButtonLink kind="secondary" to={links.login()}>
          Back to login
        </ButtonLink>
      </Ways>
    </PageFrame>
  );
}

const Text = styled.p`
  max-width: 60ch;
  margin-bottom: var(--space-24);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;
