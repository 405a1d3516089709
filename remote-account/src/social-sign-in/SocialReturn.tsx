import { answer, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useEffect, useRef, useState } from 'react';
import { linkIdentity, isLinkingAnswer } from './identityCalls.ts';
import { guestHeaders } from '../sign-in/session.ts';
import { signInTrouble } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';
import { useSession } from '../sign-in/useSession.ts';

/** The provider's answer: in the query in the code flow, after the # in the implicit flow. */
function takeAnswer(): string | undefined {
  const found = [location.search, location.hash].find((part) => {
    const fields = new URLSearchParams(part.slice(1));
    return fields.has('state') && ['code', 'id_token', 'error'].some((name) => fields.has(name));
  });
  // Removed at once: no one else may read it, and a reload must not use it again.
  if (found) history.replaceState(history.state, '', location.pathname);
  return found;
}

/** Completes a sign-in with a provider, or the linking of one. The provider leads back to /login. */
export function SocialReturn() {
  const { pending, problem, run } = useCall();
  const startSession = useSession('member');
  const navigate = useNavigate();
  const isRead = useRef(false);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const returned = takeAnswer();
    if (!returned) return;
    if (isLinkingAnswer(returned)) {
      void run(async (signal) => {
        setLinking(true);
        await linkIdentity(returned, signal);
        if (!signal.aborted) await navigate(links.security(), { replace: true });
      });
      return;
    }
    void run(async (signal) => {
      const api = createApi({ baseUrl: '', signal, headers: guestHeaders() });
      const { token } = await answer(api.POST('/api/social/confirm', { body: { answer: returned } }));
      await startSession(token, signal);
    });
  });
  return (
    <>
      {pending && <p role="status">{isLinking ? 'Linking your sign-in…' : 'Logging you in…'}</p>}
      {problem !== undefined && (
        <div role="alert">
          <Notice kind="warn">{signInTrouble(problem)}</Notice>
          {isLinking && <TextLink to={links.security()}>Back to Security</TextLink>}
        </div>
      )}
    </>
  );
}
