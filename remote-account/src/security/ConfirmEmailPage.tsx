import type { DoneState } from '@paw/shared/contract/doneState.ts';
import { answer, createApi } from '@paw/shared/contract/http.ts';
import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { useNavigate } from '@paw/shared/router.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { useMailedSecret } from '../reset-password/useMailedSecret.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { useCall } from '../sign-in/useCall.ts';

export function head(): Head {
  return {
    title: 'Confirm your email | Paw Dailies',
    description: 'The link in our mail leads here: one press, and your account has its new email address.',
    canonical: links.confirmEmail(),
    robots: 'noindex',
  };
}

const done: DoneState = { done: 'email-changed' };

/** Where the mail to a new address leads. Nothing happens before somebody presses: programs open links too. */
export function Component() {
  const secret = useMailedSecret();
  const { pending, problem, run } = useCall();
  const navigate = useNavigate();
  const confirm = () =>
    void run(async (signal) => {
      const api = createApi({ baseUrl: '', signal });
      await answer(api.POST('/api/account/email/confirm', { body: { secret: secret ?? '' } }));
      if (!signal.aborted) await navigate(links.success(), { replace: true, state: done });
    });
  return (
    <PageFrame>
      <Column>
        <PageTitle>Confirm your email</PageTitle>
        {secret === '' ? (
          <Notice kind="info">
            Please open the whole link from our mail. Without it nothing can be confirmed here.
          </Notice>
        ) : (
          <>
            <p>One press, and your account has the address that our mail was sent to.</p>
            <SignInForm action="Confirm this address" pending={pending} problem={problem} submit={confirm}>
              {() => null}
            </SignInForm>
          </>
        )}
        <noscript>
          <p>To confirm your address, this page needs JavaScript: turn it on and open the link from our mail again.</p>
        </noscript>
        <ButtonLink kind="quiet" to={links.security()}>
          Go to your account
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
