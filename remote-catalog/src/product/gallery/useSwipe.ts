import { LEAST_SWIPE } from '../../slider/leastSwipe.ts';
import { type DragEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that moved farther did not click, in px. */
const CLICK = 10;
const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Swipes to the left and right, by touch, pen or mouse.
 * @param go called with 1 (next) for a swipe to the left, and with -1 (previous) for one to the right
 * @returns props of the element; its style must have `touch-action: pan-y pinch-zoom`
 */
export function useSwipe(go: (step: 1 | -1) => void) {
  const letGo = useRef<() => void>(undefined);
  const hasMoved = useRef(false);
  useEffect(() => () => letGo.current?.(), []);

  const onPointerDown = ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    letGo.current?.();
    hasMoved.current = false;
    if (!isPrimary || button !== 0) return;
    const end = ({ type, clientX, clientY }: globalThis.PointerEvent) => {
      letGo.current?.();
      if (type === 'pointercancel') return;
      const [across, down] = [clientX - x, Math.abs(clientY - y)];
      hasMoved.current = Math.max(Math.abs(across), down) > CLICK;
      if (Math.abs(across) >= LEAST_SWIPE && Math.abs(across) > down) go(across < 0 ? 1 : -1);
    };
    // On the window, because the pointer may be released outside of the element.
    for (const name of ends) addEventListener(name, end);
    letGo.current = () => {
      for (const name of ends) removeEventListener(name, end);
    };
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!hasMoved.current || !event.detail) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDragStart = (event: DragEvent) => event.preventDefault();
  return { onPointerDown, onClickCapture, onDragStart };
}
