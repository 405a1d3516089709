import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { useState } from 'react';
import { isNewMember } from '../member/account.ts';
import { SocialButton } from '../social-sign-in/SocialButton.tsx';
import { SignInFrame } from '../social-sign-in/SignInFrame.tsx';
import { useReturnTo, useSession } from '../sign-in/useSession.ts';
import { CodeForm, type SentCode } from './CodeForm.tsx';
import { SignupForm } from './SignupForm.tsx';

export function head(): Head {
  return {
    title: 'Sign up | Paw Dailies',
    description: 'Create an account at Paw Dailies with your name, your email and a password.',
    canonical: links.signup(),
    robots: 'noindex',
  };
}

/** Without a page to return to, a new member sees what an account offers. */
const welcome = { path: links.dashboard(), state: isNewMember };

/** Two steps in one page: the details, then the code that was sent. */
export function Component() {
  const returnTo = useReturnTo();
  const startSession = useSession('member', welcome);
  const [sent, setSent] = useState<SentCode>();
  return (
    <SignInFrame>
      <h1>{sent ? 'Confirm your email' : 'Create your account'}</h1>
      {sent && <CodeForm sent={sent} onBack={() => setSent(undefined)} onConfirmed={startSession} />}
      {/* Hidden, not removed: it keeps what was typed. */}
      <div hidden={sent !== undefined}>
        <SignupForm onSent={setSent} />
        <SocialButton />
        <p>
          Have an account? <Link to={links.login(returnTo)}>Log in</Link>
        </p>
        <noscript>
          <p>Turn on JavaScript and reload this page to sign up. You can browse the store without it.</p>
        </noscript>
      </div>
      <ButtonLink kind="quiet" to={links.home()}>
        Back to the store
      </ButtonLink>
    </SignInFrame>
  );
}
