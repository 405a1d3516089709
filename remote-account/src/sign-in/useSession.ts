import { links, safeReturnTo } from '@paw/contract/links.ts';
import { takePlace } from '@paw/contract/placeStorage.ts';
import { useNavigate, useSearchParams } from '@paw/ui/router.ts';
import { useSyncExternalStore } from 'react';
import { keepSession } from './session.ts';

/** Where to go on when the shopper did not say; home when not given. */
interface Otherwise {
  path: string;
  /** For the page there, in the history's state. */
  state: unknown;
}

/**
 * Keeps a token that the api has issued, tells everybody, and goes on where the shopper wanted to go, or was
 * when their last session ended.
 * The function throws when the browser keeps no data.
 */
export function useSession(kind: 'guest' | 'member', otherwise?: Otherwise) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return async (token: string, signal: AbortSignal) => {
    if (signal.aborted) return;
    keepSession(kind, token);
    const before = takePlace();
    if (otherwise && !query.has('returnTo') && !before) {
      await navigate(otherwise.path, { replace: true, state: otherwise.state });
      return;
    }
    const way = query.has('returnTo') || !before ? safeReturnTo(query.get('returnTo')) : before;
    // The dashboard would send a guest straight back to where they are.
    const isShut = kind === 'guest' && way.toLowerCase().startsWith(links.dashboard());
    await navigate(isShut ? links.home() : way, { replace: true });
  };
}

const never = () => () => {};

/**
 * `returnTo` as it is in the address. The server's HTML is the same for every way back, so it is not known before
 * the page has hydrated.
 */
export function useReturnTo(): string | undefined {
  const [query] = useSearchParams();
  const given = query.get('returnTo') ?? undefined;
  return useSyncExternalStore(
    never,
    () => given,
    () => undefined,
  );
}
