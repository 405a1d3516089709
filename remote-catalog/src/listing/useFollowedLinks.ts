import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears of every link below `place` that the router follows; one that opens elsewhere, in a new tab, is none. */
export function useFollowedLinks(place: RefObject<HTMLElement | null>, hear: (link: HTMLAnchorElement) => void): void {
  const hearNow = useEffectEvent(hear);
  useEffect(() => {
    // At the document: the router has taken the click by then.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && defaultPrevented && place.current?.contains(link)) hearNow(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [place]);
}
