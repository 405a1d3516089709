import { useSearchParams } from '@paw/ui/router.ts';
import { useSyncExternalStore } from 'react';

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
