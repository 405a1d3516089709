import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width in px, as it is now and whenever it changes. */
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
