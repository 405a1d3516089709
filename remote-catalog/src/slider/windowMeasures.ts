/* What the sliding list needs to know of the window. Only browsers render it, so nothing here has a server value. */
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { fromWidth, type Preset } from './sliderPresets.ts';

/** The list's width in px, now and after each change. */
export function useListWidth(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = () => setWidth(current.offsetWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [list]);
  return width;
}

/** Whether a media query matches, now and after each change. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => listen([query], onChange),
    () => matchMedia(query).matches,
  );
}

/** How many slides of a preset the window shows now. */
export function useSeen({ steps }: Preset): number {
  return useSyncExternalStore(
    (onChange) => listen(steps.map(fromWidth), onChange),
    () => steps.findLast((step) => matchMedia(fromWidth(step)).matches)?.seen ?? 1,
  );
}

function listen(queries: readonly string[], onChange: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}
