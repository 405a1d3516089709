import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page starts at its top (or at its fragment); Back and Forward return to the place that was left. What
 * changes the query alone, such as a variant or a sort, moves nothing.
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
    // A reload: the browser would have returned by itself, if the page had not hydrated meanwhile.
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

/** Anybody may write a fragment: `#100%` is no escaped text, and names no element. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

const KEY = 'scroll-places';
/** Places that are remembered: the newest. */
const LIMIT = 50;

/** Where pages of this tab were scrolled to, in px: entry of the history → place. Empty where storage is blocked. */
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
