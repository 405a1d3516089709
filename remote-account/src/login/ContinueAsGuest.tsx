import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';
import { answer, createApi } from '@paw/api-client/http.ts';
import { signInTrouble } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';
import { useSession } from '../sign-in/useSession.ts';

interface Props {
  kind: 'primary' | 'secondary';
  /** A guest's token, which stays the same. */
  token: string | undefined;
}

/** Continues with a guest's token, a new one if necessary, and opens the page that the shopper wanted. */
export function ContinueAsGuest({ kind, token }: Props) {
  const { pending, problem, run } = useCall();
  const startSession = useSession('guest');
  const continueAsGuest = () => run(async (signal) => startSession(token ?? (await requestGuestToken(signal)), signal));
  return (
    <div>
      <Go kind={kind} aria-busy={pending} onClick={continueAsGuest}>
        {pending ? 'One moment…' : 'Continue as guest'}
      </Go>
      <Trouble role="alert">{problem !== undefined && <Notice kind="warn">{signInTrouble(problem)}</Notice>}</Trouble>
      <noscript>
        <p>
          Turn on JavaScript and reload this page to log in or check out as a guest. You can browse the store without
          it.
        </p>
      </noscript>
    </div>
  );
}

const Go = styled(Button)`
  width: 100%;
  @media (scripting: none) {
    display: none;
  }
`;

const Trouble = styled.div`
  &:not(:empty) {
    margin-top: var(--space-12);
  }
`;

/** @throws ApiProblem */
async function requestGuestToken(signal: AbortSignal): Promise<string> {
  const { token } = await answer(createApi({ baseUrl: '', signal }).POST('/api/session/guest'));
  return token;
}
