import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until hydration: what needs the shopper's own data waits for it. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
