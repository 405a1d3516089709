import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until hydration. For what depends on the shopper's own data. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
