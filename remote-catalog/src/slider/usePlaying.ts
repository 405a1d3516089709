import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** What react-slick's handle can do. */
interface Player {
  slickPlay: () => void;
  slickPause: () => void;
}

/**
 * Whether a list moves by itself now. Neither a pointer over it nor a press stops it (SPEC 9). It waits while a finger
 * is on it, while the keyboard's focus is on a slide, which would be carried out of sight, and out of the window.
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
    /** For the list. */
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
