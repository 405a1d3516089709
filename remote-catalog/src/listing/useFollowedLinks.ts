import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `hear` for every link below `place` that the router follows, but not for one that opens in a new tab. */
export function useFollowedLinks(place: RefObject<HTMLElement | null>, hear: (link: HTMLAnchorElement) => void): void {
  const hearNow = useEffectEvent(hear);
  useEffect(() => {
    // On the document: by then the router has prevented the click's default.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && defaultPrevented && place.current?.contains(link)) hearNow(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [place]);
}
