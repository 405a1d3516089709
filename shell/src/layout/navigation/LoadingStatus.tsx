import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRemoteAccess } from '../../remotes/RemoteAccess.tsx';
import { findHandle, useRoutes } from '../../routes/RoutesContext.tsx';

/** Time until "Try again" is offered for a pending page: GAPS 16. ms */
const SLOW = 8_000;

/** 'Loading...' from the click on, over the old page; with "Try again" when it takes long. */
export function LoadingStatus() {
  const { state, location } = useNavigation();
  const [slow, setSlow] = useState(false);
  const access = useRemoteAccess();
  const routes = useRoutes();
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);
  const retry = () => {
    const handle = findHandle(routes, location?.pathname ?? '/');
    if (handle) access.retry(handle.remote, handle.part).catch(() => undefined);
  };
  return (
    <Edge role="status">
      {state === 'idle' ? null : (
        <Pill>
          Loading...
          {slow && location ? (
            <>
              <Button kind="secondary" onClick={retry}>
                Try again
              </Button>
              <a href={location.pathname + location.search}>Reload the page</a>
            </>
          ) : null}
        </Pill>
      )}
    </Edge>
  );
}

const Edge = styled.div`
  position: fixed;
  top: var(--space-8);
  left: 0;
  right: 0;
  z-index: 2;
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

const Pill = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-8) var(--space-16);
  border-radius: var(--radius-round);
  background: var(--pine-deep);
  color: var(--paper);
  box-shadow: var(--shadow);
  pointer-events: auto;
  a {
    color: inherit;
  }
`;
