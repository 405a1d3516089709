import { readLoginReason } from '@paw/contract/loginState.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { useLocation } from '@paw/ui/router.ts';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { useState } from 'react';

/**
 * The visitor at the time when /login was opened: signing in must not change that page. The server's HTML is the same
 * for everyone, so nothing is known until hydration.
 */
export function useVisitor() {
  const isHydrated = useIsHydrated();
  const { state } = useLocation();
  const [token] = useState(() => readToken());
  const [isRefused, setRefused] = useState(false);
  const hasEnded = isHydrated && (isRefused || readLoginReason(state) === 'session-ended');
  const live = isHydrated && !hasEnded && token && !token.expired ? token : undefined;
  return {
    /** The api refused the session: the stored token is not valid. */
    hasEnded,
    isMember: live !== undefined && !live.guest,
    guestToken: live?.guest ? live.token : undefined,
    refuse: () => setRefused(true),
  };
}
