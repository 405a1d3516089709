import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page starts at its top (or at its fragment); Back and Forward restore the scroll position. A change of the
 * query alone, such as a variant or a sort order, does not scroll.
 */
export function ScrollPlace() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const id = key + pathname;
  const shown = useRef({ id, pathname });
  const places = useRef<Map<string, number>>(undefined);

  useEffect(() => {
    const known = (places.current ??= readPlaces());
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // After a reload: hydration may have prevented the browser's own restoration.
    if (visit && visit.type !== 'navigate' && scrollY === 0) scrollTo(0, known.get(shown.current.id) ?? 0);
    history.scrollRestoration = 'manual';
    const note = () => void known.set(shown.current.id, scrollY);
    const keep = () => {
      keepPlaces(known);
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.id === id) return;
    shown.current = { id, pathname };
    const target = findTarget(hash);
    const place = type === NavigationType.Pop ? places.current?.get(id) : undefined;
    if (place !== undefined) scrollTo(0, place);
    else if (target) target.scrollIntoView();
    else if (before.pathname !== pathname) scrollTo(0, 0);
  }, [id, pathname, hash, type]);
  return null;
}

/** A fragment may be malformed: `#100%` cannot be decoded and matches no element. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

const KEY = 'scroll-places';
/** Number of stored positions; older ones are dropped. */
const LIMIT = 50;

/** This tab's scroll positions in px: history entry → position. Empty where storage is blocked. */
function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function keepPlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-LIMIT)));
  } catch {
    // Then a reload starts at the top.
  }
}
