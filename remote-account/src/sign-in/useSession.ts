import { links, safeReturnTo } from '@paw/contract/links.ts';
import { takePlace } from '@paw/contract/placeStorage.ts';
import { useNavigate, useSearchParams } from '@paw/ui/router.ts';
import { keepSession } from './session.ts';

/** The page to open when the URL has no `returnTo`; home by default. */
interface Otherwise {
  path: string;
  /** The history's state for that page. */
  state: unknown;
}

/**
 * Stores a token from the api, announces the session, and opens the page that the shopper wanted, or the one
 * where their last session ended.
 * The returned function throws when storage is full or blocked.
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
    const path = query.has('returnTo') || !before ? safeReturnTo(query.get('returnTo')) : before;
    // The dashboard would send a guest back to /login.
    const isForMembers = kind === 'guest' && path.toLowerCase().startsWith(links.dashboard());
    await navigate(isForMembers ? links.home() : path, { replace: true });
  };
}

/** `returnTo` from the URL, on routes whose query declares it: the server's HTML is then what the browser draws. */
export function useReturnTo(): string | undefined {
  const [query] = useSearchParams();
  return query.get('returnTo') ?? undefined;
}
