import { links, safeReturnTo } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { PasskeySignIn } from '../passkey/PasskeySignIn.tsx';
import { SocialButton } from '../social-sign-in/SocialButton.tsx';
import { SocialReturn } from '../social-sign-in/SocialReturn.tsx';
import { SignInFrame } from '../social-sign-in/SignInFrame.tsx';
import { useReturnTo } from '../sign-in/useSession.ts';
import { ContinueAsGuest } from './ContinueAsGuest.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignedIn } from './SignedIn.tsx';
import { useVisitor } from './useVisitor.ts';

export function head(): Head {
  return {
    title: 'Log in | Paw Dailies',
    description: 'Log in to Paw Dailies, or check out as a guest.',
    canonical: links.login(),
    robots: 'noindex',
  };
}

export function Component() {
  const returnTo = useReturnTo();
  const { isMember, hasEnded, guestToken, refuse } = useVisitor();
  const isCheckout = safeReturnTo(returnTo).toLowerCase().startsWith(links.checkout());
  // A guest who opens /login during checkout wants to log in. As the page begins: nothing moves under a finger.
  const [isGuestFirst] = useState(isCheckout && guestToken === undefined);
  if (isMember) {
    return (
      <SignInFrame>
        <SocialReturn key="return" />
        <SignedIn continuePath={returnTo ? safeReturnTo(returnTo) : links.dashboard()} onRefused={refuse} />
      </SignInFrame>
    );
  }
  const guest = (
    <Guest $isFirst={isGuestFirst}>
      <p>No account needed. Check out as a guest and keep your cart.</p>
      <ContinueAsGuest kind={isGuestFirst ? 'primary' : 'secondary'} token={guestToken} />
    </Guest>
  );
  const login = (
    <>
      {isGuestFirst && <h2>Log in</h2>}
      <LoginForm kind={isGuestFirst ? 'secondary' : 'primary'} />
      <PasskeySignIn />
      <SocialButton />
      <TextLink to={links.resetPassword()}>Forgot your password?</TextLink>
      <p>
        New here? <Link to={links.signup(returnTo)}>Create an account</Link>
      </p>
    </>
  );
  return (
    <SignInFrame>
      <h1>{titleOf(isCheckout, isGuestFirst)}</h1>
      {hasEnded && (
        <div role="alert">
          <Notice kind="info" title="Your session has ended">
            {isCheckout
              ? 'Continue as a guest or log in again. Everything you entered is saved.'
              : 'Please log in again.'}
          </Notice>
        </div>
      )}
      {/* The same key in both branches: its call continues when hydration finds a member. */}
      <SocialReturn key="return" />
      {isGuestFirst && guest}
      {login}
      {!isGuestFirst && guest}
      <ButtonLink kind="quiet" to={links.home()}>
        Back to the store
      </ButtonLink>
    </SignInFrame>
  );
}

function titleOf(isCheckout: boolean, isGuestFirst: boolean): string {
  if (isGuestFirst) return 'Check out as a guest or log in';
  return isCheckout ? 'Log in or check out as a guest' : 'Log in';
}

const Guest = styled.div<{ $isFirst: boolean }>`
  ${({ $isFirst }) =>
    $isFirst
      ? css`
          margin-bottom: var(--space-16);
          padding-bottom: var(--space-24);
          border-bottom: 1px solid var(--line);
        `
      : css`
          margin-top: var(--space-8);
          padding-top: var(--space-16);
          border-top: 1px solid var(--line);
        `}
`;
