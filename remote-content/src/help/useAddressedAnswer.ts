import { useLocation } from '@paw/ui/router.ts';
import { useEffect } from 'react';

/**
 * Opens the answer that the address names, and brings it into sight. Browsers do so by themselves when a page is loaded,
 * newer ones only; none does when the shop goes on to the page without loading it.
 */
export function useAddressedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    const question = target && target.closest('details');
    if (!question || question.open) return;
    question.setAttribute('open', '');
    target.scrollIntoView();
    // `key`: the same link once more opens what was closed meanwhile.
  }, [hash, key]);
}
