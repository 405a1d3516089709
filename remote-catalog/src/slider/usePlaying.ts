import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** The methods of react-slick's handle. */
interface Player {
  slickPlay: () => void;
  slickPause: () => void;
}

/**
 * Plays a list automatically. Hovering does not pause it (SPEC 9). It pauses while it is pressed, while a slide has the
 * keyboard focus, which would move out of view, and while the list is outside the viewport.
 */
export function usePlaying(slick: RefObject<Player | null>, list: RefObject<HTMLElement | null>, plays: boolean) {
  const [isPaused, setPaused] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isInSight = useInSight(list);
  const isPlaying = plays && !isPaused && !isPressed && !hasFocus && isInSight;

  useEffect(() => {
    if (isPlaying) slick.current?.slickPlay();
    else slick.current?.slickPause();
  }, [slick, isPlaying]);

  useEffect(() => {
    if (!isPressed) return;
    const release = () => setPressed(false);
    const names = ['pointerup', 'pointercancel'];
    for (const name of names) addEventListener(name, release);
    return () => {
      for (const name of names) removeEventListener(name, release);
    };
  }, [isPressed]);

  return {
    isPaused,
    setPaused,
    /** Props for the list. */
    holding: {
      onPointerDown: ({ button }: PointerEvent) => button === 0 && setPressed(true),
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur: () => setFocus(false),
    },
  };
}

function useInSight(list: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return isInSight;
}
