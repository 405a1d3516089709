import { safeReturnTo } from '@paw/shared/contract/links.ts';
import { announceSession } from '@paw/shared/contract/sessionEvents.ts';
import { writeToken } from '@paw/shared/contract/tokenStorage.ts';
import { useNavigate, useSearchParams } from '@paw/shared/router.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { requestGuestToken } from './requestGuestToken.ts';
import { signInTrouble } from './signInTrouble.ts';

/** Fetches a guest token, keeps it, and goes on where the shopper wanted to go. */
export function ContinueAsGuest() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const call = useRef<AbortController>(undefined);
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  // Whoever has left the page meanwhile is not pulled away from where they are.
  useEffect(() => () => call.current?.abort(), []);

  const continueAsGuest = async () => {
    if (call.current) return;
    call.current = new AbortController();
    const { signal } = call.current;
    setPending(true);
    setTrouble(undefined);
    try {
      const token = await requestGuestToken(signal);
      if (signal.aborted) return;
      writeToken(token);
      announceSession({ kind: 'guest' });
      await navigate(safeReturnTo(query.get('returnTo')), { replace: true });
    } catch (error) {
      setTrouble(signInTrouble(error));
    } finally {
      call.current = undefined;
      setPending(false);
    }
  };

  return (
    <div>
      <Go aria-busy={pending} onClick={continueAsGuest}>
        {pending ? 'One moment…' : 'Continue as guest'}
      </Go>
      <Trouble role="alert">{trouble && <Notice kind="warn">{trouble}</Notice>}</Trouble>
      <noscript>
        <p>
          To go on as a guest, this page needs JavaScript: turn it on in your browser and load the page again. You can
          look around the shop without it.
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
