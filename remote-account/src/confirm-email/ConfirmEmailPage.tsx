import type { DoneState } from '@paw/contract/doneState.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { MailedLinkFrame } from '../mailed-link/MailedLinkFrame.tsx';
import { useMailedSecret } from '../mailed-link/useMailedSecret.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { useCall } from '../member/useCall.ts';

export function head(): Head {
  return {
    title: 'Confirm your email | Paw Dailies',
    description: 'Confirm the new email address for your account at Paw Dailies.',
    canonical: links.confirmEmail(),
    robots: 'noindex',
  };
}

const done: DoneState = { done: 'email-changed' };

/** The link in the email to a new address opens this page. A press confirms, because mail programs open links too. */
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
    <MailedLinkFrame
      title="Confirm your email"
      noScript="Turn on JavaScript, then open the link from our email again to confirm your address."
      back={{ path: links.security(), label: 'Go to your account' }}
    >
      {secret === '' ? (
        <Notice kind="info">Please open the full link from our email. We can’t confirm anything without it.</Notice>
      ) : (
        <>
          <p>Confirm to use this email address for your account.</p>
          <SignInForm action="Confirm this address" pending={pending} problem={problem} submit={confirm}>
            {() => null}
          </SignInForm>
        </>
      )}
    </MailedLinkFrame>
  );
}
