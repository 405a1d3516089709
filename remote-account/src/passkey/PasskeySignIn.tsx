import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';
import { useCall } from '../member/useCall.ts';
import { useSession } from '../sign-in/useSession.ts';
import { logInWithPasskey } from './passkeyCalls.ts';
import { passkeyTrouble } from './browserPasskeys.ts';

/** Signs a member in without email and password. The browser shows the passkeys that it has for the shop. */
export function PasskeySignIn() {
  const { pending, problem, run } = useCall();
  const startSession = useSession('member');
  const logIn = () => void run(async (signal) => startSession(await logInWithPasskey(signal), signal));
  return (
    <Frame>
      <Button kind="secondary" busy={pending} onClick={logIn}>
        Log in with a passkey
      </Button>
      <div role="alert">{problem !== undefined && <Notice kind="warn">{passkeyTrouble(problem)}</Notice>}</div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-bottom: var(--space-8);
  @media (scripting: none) {
    display: none;
  }
`;
