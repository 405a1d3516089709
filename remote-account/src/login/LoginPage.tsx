import { links } from '@paw/shared/contract/links.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { Link } from '@paw/shared/router.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { TextLink } from '@paw/shared/ui/TextLink.tsx';
import { styled } from 'styled-components';
import { PasskeySignIn } from '../passkey/PasskeySignIn.tsx';
import { SocialButton } from '../social-sign-in/SocialButton.tsx';
import { SocialReturn } from '../social-sign-in/SocialReturn.tsx';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import { useReturnTo } from '../sign-in/useReturnTo.ts';
import { ContinueAsGuest } from './ContinueAsGuest.tsx';
import { LoginForm } from './LoginForm.tsx';

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
  const isCheckout = returnTo?.startsWith(links.checkout());
  return (
    <SignInFrame>
      <h1>{isCheckout ? 'Log in or check out as a guest' : 'Log in'}</h1>
      <SocialReturn />
      <LoginForm />
      <PasskeySignIn />
      <SocialButton />
      <TextLink to={links.resetPassword()}>Forgot your password?</TextLink>
      <p>
        New here? <Link to={links.signup(returnTo)}>Create an account</Link>
      </p>
      <Guest>
        <p>No account needed. Check out as a guest and keep your cart.</p>
        <ContinueAsGuest />
      </Guest>
      <ButtonLink kind="quiet" to={links.home()}>
        Back to the store
      </ButtonLink>
    </SignInFrame>
  );
}

const Guest = styled.div`
  margin-top: var(--space-8);
  padding-top: var(--space-16);
  border-top: 1px solid var(--line);
`;
