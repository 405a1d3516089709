import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import { useLocation } from '@paw/ui/router.ts';
import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useOnline } from '@paw/ui/useOnline.ts';

/** Replaces a member's data when no one is signed in anymore. The login leads back here. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <>
      <div role="status">
        <Notice kind="info">Your session has ended. Please log in again.</Notice>
      </div>
      <Way>
        <ButtonLink to={links.login(pathname + search)}>Log in</ButtonLink>
      </Way>
    </>
  );
}

interface Props {
  /** What the call threw. */
  problem: unknown;
  ask: () => void;
}

/** Replaces data that could not be loaded. It is loaded again when the browser is back online. */
export function NotLoaded({ problem, ask }: Props) {
  const isOnline = useOnline();
  const isOffline = !isOnline && problem instanceof ApiProblem && problem.status === 0;
  useEffect(() => {
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ask]);
  return (
    <>
      <div role="alert">
        {isOffline ? (
          <Notice kind="info" title="You’re offline">
            This page will load automatically when you’re back online.
          </Notice>
        ) : (
          <Notice kind="warn">We couldn’t load this part of your account. Please try again.</Notice>
        )}
      </div>
      <Way>
        <Button onClick={ask}>Try again</Button>
      </Way>
    </>
  );
}

/** Shown above data that was loaded before the browser went offline. */
export function OfflineNotice() {
  return useOnline() ? null : (
    <Above role="status">
      <Notice kind="info">
        You’re offline. This is the last version we loaded. You can make changes when you’re back online.
      </Notice>
    </Above>
  );
}

const Way = styled.div`
  margin-top: var(--space-24);
`;

const Above = styled.div`
  margin-bottom: var(--space-24);
`;
