import { type RefObject, useEffect, useRef } from 'react';

/**
 * A reader who follows a link below `ways` continues at `place` once another `shown` is there: the query alone changed,
 * so the window stays where it is. Back and Forward find their own place.
 */
export function useReadOn(
  ways: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  const followed = useRef(false);
  useEffect(() => {
    // At the document: the router has taken the click by then; a link that opens elsewhere it leaves alone.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (!defaultPrevented || !(target instanceof Element) || !ways.current?.contains(target)) return;
      followed.current = Boolean(target.closest('a'));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [ways]);
  useEffect(() => {
    if (!followed.current) return;
    followed.current = false;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [place, shown]);
}
