import { useCallback, useEffect, useState } from 'react';
import { useRemoteAccess } from '../../remotes/RemoteAccess.tsx';

/**
 * Loads the slot catalog/SearchSuggestions on the box's first focus: a page that is only read does not need it. A
 * failure is silent, and the next focus tries again.
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
  // The box may have had the focus before hydration.
  useEffect(() => {
    if (field && document.activeElement === field) load();
  }, [field, load]);
  return { areThere, load };
}
