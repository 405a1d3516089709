import { useLocation } from '@paw/ui/router.ts';
import { useEffect } from 'react';

/**
 * A page that loads replaces its title. The new title gets the focus when the old one had it, unless the shopper has
 * moved it. A page that was opened directly keeps the browser's own start of reading.
 * @param shown names what the page shows: the effect runs when it changes
 */
export function useTitleFocus(shown: string): void {
  const { key: entryKey } = useLocation();
  const isFirst = entryKey === 'default';
  useEffect(() => {
    const hasNoFocus = document.activeElement === null || document.activeElement === document.body;
    if (shown && hasNoFocus && !isFirst) document.querySelector<HTMLElement>('h1')?.focus();
  }, [shown, isFirst]);
}
