import { Picture } from '@paw/ui/Picture.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { View } from './galleryViews.ts';
import { useSwipe } from './useSwipe.ts';

interface Props {
  view: View;
  /** The element that scrolls when the picture is zoomed. */
  room: RefObject<HTMLDivElement | null>;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
  onSwipe: (step: 1 | -1) => void;
}

const middle = { x: 0.5, y: 0.5 };

/** A picture that fills the dialog, or zoomed to twice that size, where it scrolls. A press toggles the zoom. */
export function CloseLook({ view, room, isZoomed, onZoom, onSwipe }: Props) {
  /** The point to center when zoomed, as fractions of the picture's size. */
  const point = useRef(middle);
  const swipe = useSwipe((step) => !isZoomed && onSwipe(step));

  useLayoutEffect(() => {
    const { current } = room;
    if (!current || !isZoomed) return;
    bringToMiddle(current, point.current);
    point.current = middle;
  }, [isZoomed, room]);

  const toggle = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press of Enter or Space has no coordinates.
    if (detail && !isZoomed) point.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onZoom(!isZoomed);
  };
  return (
    <Room ref={room} {...swipe} $isZoomed={isZoomed}>
      <Press type="button" aria-pressed={isZoomed} $isZoomed={isZoomed} onClick={toggle}>
        <Picture
          name={view.picture}
          colours={view.colours}
          alt={view.alt}
          sizes={isZoomed ? '200vmin' : '100vmin'}
          eager
        />
        <VisuallyHidden>Zoom</VisuallyHidden>
      </Press>
    </Room>
  );
}

function bringToMiddle(room: HTMLElement, { x, y }: typeof middle): void {
  room.scrollLeft = x * room.scrollWidth - room.clientWidth / 2;
  room.scrollTop = y * room.scrollHeight - room.clientHeight / 2;
}

const Room = styled.div<{ $isZoomed: boolean }>`
  container-type: size;
  display: flex;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  touch-action: ${({ $isZoomed }) => ($isZoomed ? 'pan-x pan-y pinch-zoom' : 'pinch-zoom')};
  user-select: none;
`;

const Press = styled.button<{ $isZoomed: boolean }>`
  flex: none;
  width: calc(${({ $isZoomed }) => ($isZoomed ? 2 : 1)} * min(100cqw, 100cqh));
  margin: auto;
  padding: 0;
  border: 0;
  background: none;
  cursor: ${({ $isZoomed }) => ($isZoomed ? 'zoom-out' : 'zoom-in')};
  &:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
`;
