import { useSyncExternalStore } from 'react';

/** Whether a media query holds, as it does now and whenever it changes. For what only browsers render. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
