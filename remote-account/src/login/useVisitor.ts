import { readLoginReason } from '@paw/contract/loginState.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { useLocation } from '@paw/ui/router.ts';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { useState } from 'react';

/**
 * Who opened /login, as it was then: signing in must not change the page that does it. The server's HTML is the same
 * for everybody, so until hydration nothing is known.
 */
export function useVisitor() {
  const isHydrated = useIsHydrated();
  const { state } = useLocation();
  const [token] = useState(() => readToken());
  const [isRefused, setRefused] = useState(false);
  const hasEnded = isHydrated && (isRefused || readLoginReason(state) === 'session-ended');
  const live = isHydrated && !hasEnded && token && !token.expired ? token : undefined;
  return {
    /** The api refused the session: a stored token opens nothing. */
    hasEnded,
    isMember: live !== undefined && !live.guest,
    guestToken: live?.guest ? live.token : undefined,
    refuse: () => setRefused(true),
  };
}
