import { answer, createApi } from '@paw/shared/contract/http.ts';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { useEffect, useRef } from 'react';
import { guestHeaders } from '../sign-in/guestHeaders.ts';
import { signInTrouble } from '../sign-in/signInTrouble.ts';
import { useCall } from '../sign-in/useCall.ts';
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

/** Ends a sign-in that was begun with a provider: /login is where it leads back to. */
export function SocialReturn() {
  const { pending, problem, run } = useCall();
  const goOn = useSession('member');
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const returned = takeAnswer();
    if (!returned) return;
    void run(async (signal) => {
      const api = createApi({ baseUrl: '', signal, headers: guestHeaders() });
      const { token } = await answer(api.POST('/api/social/confirm', { body: { answer: returned } }));
      await goOn(token, signal);
    });
  });
  return (
    <>
      {pending && <p role="status">Logging you in…</p>}
      {problem !== undefined && (
        <div role="alert">
          <Notice kind="warn">{signInTrouble(problem)}</Notice>
        </div>
      )}
    </>
  );
}
