import { answer, createApi } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { useNavigate } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useEffect, useRef, useState } from 'react';
import { linkIdentity, takeLinking } from './identityCalls.ts';
import { guestHeaders } from '../sign-in/session.ts';
import { signInTrouble } from '../sign-in/formProblem.ts';
import { useCall } from '../member/useCall.ts';
import { useSession } from '../sign-in/useSession.ts';

/** What a provider sent back: in the query by the code flow, behind the # by the implicit one. */
function takeAnswer(): string | undefined {
  const found = [location.search, location.hash].find((part) => {
    const fields = new URLSearchParams(part.slice(1));
    return fields.has('state') && ['code', 'id_token', 'error'].some((name) => fields.has(name));
  });
  // At once: nobody else is to read it, and a reload has nothing to ask with it.
  if (found) history.replaceState(history.state, '', location.pathname);
  return found;
}

/** Ends what was begun with a provider, a sign-in or the linking of one: /login is where it leads back to. */
export function SocialReturn() {
  const { pending, problem, run } = useCall();
  const goOn = useSession('member');
  const navigate = useNavigate();
  const isRead = useRef(false);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const returned = takeAnswer();
    if (!returned) return;
    if (takeLinking(returned)) {
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
      await goOn(token, signal);
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
