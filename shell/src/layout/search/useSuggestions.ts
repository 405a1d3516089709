import { useCallback, useEffect, useState } from 'react';
import { useRemoteAccess } from '../../remotes/RemoteAccess.tsx';

/**
 * The slot catalog/SearchSuggestions, fetched when the box first has the focus: a page that is only looked at does
 * without. A failure is silent, and the next focus tries again.
 */
export function useSuggestions(field: HTMLInputElement | null) {
  const access = useRemoteAccess();
  const [areThere, setThere] = useState(false);
  const load = useCallback(() => {
    if (!access.set.remotes.catalog?.slots.some(({ name }) => name === 'SearchSuggestions')) return;
    access.load('catalog', 'slot:SearchSuggestions').then(
      () => setThere(true),
      () => undefined,
    );
  }, [access]);
  // A quick shopper may have focused the box already.
  useEffect(() => {
    if (field && document.activeElement === field) load();
  }, [field, load]);
  return { areThere, load };
}
