import { type RefObject, useEffect } from 'react';

/** A finger that rests moves a little: less than so many px is no scrolling. */
const STEP = 8;

/**
 * The header goes while the page is scrolled down, and is back on the way up. It stays while one of its panels is open
 * or its keyboard focus is in it, and it gives way when the focus would be under it.
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
      const isDown = y > last && y > header.offsetHeight;
      last = y;
      hide(isDown && !header.querySelector('[data-open], :focus-visible'));
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (header.contains(target)) return hide(false);
      // A dialog or drawer covers the header.
      if (target.closest('dialog')) return;
      // After the browser has brought it into the window.
      requestAnimationFrame(() => {
        const { top, bottom } = target.getBoundingClientRect();
        if (bottom > 0 && top < restingBottom(header)) hide(true);
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

/** Where its lower edge is when it is not away, in the window. */
function restingBottom(header: HTMLElement): number {
  const stuck = Number.parseFloat(getComputedStyle(header).top) || 0;
  return header.offsetHeight + Math.max(stuck, -scrollY);
}
