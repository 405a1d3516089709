import { useLocation } from '@paw/ui/router.ts';
import { useEffect } from 'react';

/**
 * The title that had the focus goes when what it belongs to comes: the focus goes on to the new one, as long as nobody
 * has taken it elsewhere. A page that was opened from outside keeps the browser's own start.
 * @param shown what is on the page now
 */
export function useTitleFocus(shown: string): void {
  const { key } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    const nobody = document.activeElement === null || document.activeElement === document.body;
    if (shown && nobody && !isFirst) document.querySelector<HTMLElement>('h1')?.focus();
  }, [shown, isFirst]);
}
