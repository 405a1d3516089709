import { type RefObject, useEffect } from 'react';

/** A smaller movement is not scrolling, because a resting finger moves a little. px */
const STEP = 8;

/**
 * Hides the header while the page is scrolled down, and shows it on the way up. The header stays while a panel is open
 * or the keyboard focus is in it, and hides when it would cover the focus.
 */
export function useHidingHeader(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    let last = scrollY;
    const hide = (isAway: boolean) => header.toggleAttribute('data-away', isAway);
    const onScroll = () => {
      const y = Math.max(0, scrollY);
      if (Math.abs(y - last) < STEP) return;
      const isDown = y > last && y > header.offsetHeight && restingPlace(header).top < 0;
      last = y;
      hide(isDown && !header.querySelector('[data-open], :focus-visible'));
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (header.contains(target)) return hide(false);
      // A dialog or drawer covers the header.
      if (target.closest('dialog')) return;
      // After the browser has scrolled it into view.
      requestAnimationFrame(() => {
        const { top, bottom } = target.getBoundingClientRect();
        const covered = restingPlace(header);
        if (bottom > Math.max(0, covered.top) && top < covered.bottom) hide(true);
      });
    };
    addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [ref]);
}

/**
 * The top and bottom edges of the header in the window, in px, as if it were not hidden: `offsetTop` ignores transforms. The
 * consent banner may be above the header, which would cover it by hiding.
 */
function restingPlace(header: HTMLElement): { top: number; bottom: number } {
  const top = header.offsetTop - scrollY;
  return { top, bottom: top + header.offsetHeight };
}
