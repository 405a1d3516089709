import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';
import { signInTrouble } from '../sign-in/formProblem.ts';
import { useSocialSignIn } from './useSocialSignIn.ts';

/** Starts a sign-in with the provider; nothing where the shop has none. */
export function SocialButton() {
  const { offer, pending, problem, begin } = useSocialSignIn();
  if (!offer) return null;
  return (
    <Frame>
      <Go kind="secondary" busy={pending} onClick={begin}>
        Continue with {offer.by}
      </Go>
      <small>You’ll log in there. We only receive your name and email address.</small>
      {problem !== undefined && (
        <div role="alert">
          <Notice kind="warn">{signInTrouble(problem)}</Notice>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-bottom: var(--space-8);
  small {
    color: var(--soft);
    font-size: var(--text-14);
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Go = styled(Button)`
  width: 100%;
`;
