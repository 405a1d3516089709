import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a reader follows a link below `ways` and `shown` has changed, scrolls to `place` and focuses it: the shell does not
 * scroll when only the query changes. Back and Forward restore their own scroll position.
 */
export function useReadOn(
  ways: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  const followed = useRef(false);
  useEffect(() => {
    // On the document: by then the router has prevented the click's default, except for links that open elsewhere.
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
