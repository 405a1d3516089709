import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Room {
  /** px */
  width: number;
  /** Size of the page's text, which people set. px */
  rem: number;
}

/** The room that an element has: a drawing as wide keeps the size of its lines and texts. */
export function useRoom(): [element: RefObject<HTMLDivElement | null>, room: Room] {
  const element = useRef<HTMLDivElement>(null);
  // Until it is measured.
  const [room, setRoom] = useState<Room>({ width: 560, rem: 16 });
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width > 0) setRoom({ width, rem });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}
