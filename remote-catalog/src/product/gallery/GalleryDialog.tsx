import { IconButton } from '@paw/ui/IconButton.tsx';
import { LayerHead } from '@paw/ui/layer/LayerHead.tsx';
import { layerLook, sheetLook } from '@paw/ui/layer/layerLook.ts';
import { useModalLayer } from '@paw/ui/layer/useModalLayer.ts';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useElementId } from '@paw/ui/useElementId.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CloseLook } from './CloseLook.tsx';
import { placeAfter, stepOf, type View } from './galleryViews.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The product's title. */
  title: string;
  views: readonly View[];
  shown: number;
  onShow: (place: number) => void;
}

/** How far an arrow key scrolls a zoomed picture, in px. */
const STEP = 80;
const moves: Record<string, { left?: number; top?: number } | undefined> = {
  ArrowLeft: { left: -STEP },
  ArrowRight: { left: STEP },
  ArrowUp: { top: -STEP },
  ArrowDown: { top: STEP },
};

/**
 * The pictures as large as the window. A press, Enter, + and - zoom. Arrow keys change the picture, or scroll a zoomed one.
 */
export function GalleryDialog({ open, onClose, title, views, shown, onShow }: Props) {
  const id = useElementId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const close = () => {
    setZoomed(false);
    onClose();
  };
  const layer = useModalLayer({ open, onClose: close, focus: titleRef });
  const view = views[shown];
  const go = (step: 1 | -1) => {
    if (views.length < 2) return;
    setZoomed(false);
    onShow(placeAfter(shown, step, views.length));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    layer.onKeyDown(event);
    const step = stepOf(event);
    const move = isZoomed && moves[event.key];
    if (event.key === '+' || event.key === '=') setZoomed(true);
    else if (event.key === '-') setZoomed(false);
    else if (move) room.current?.scrollBy(move);
    else if (step) go(step);
    else return;
    event.preventDefault();
  };
  return (
    <Frame {...layer} onKeyDown={onKeyDown} aria-labelledby={id}>
      <Sheet>
        <LayerHead id={id} title={view?.name ? `${title}, ${view.name}` : title} onClose={close} titleRef={titleRef} />
        {open && view && <CloseLook view={view} room={room} isZoomed={isZoomed} onZoom={setZoomed} onSwipe={go} />}
        <Foot>
          {views.length > 1 && <IconButton label="Previous picture" icon={ChevronLeft} onClick={() => go(-1)} />}
          <p role="status">
            {views.length > 1 && `${shown + 1} of ${views.length}`}
            {isZoomed && ' (zoomed)'}
          </p>
          {views.length > 1 && <IconButton label="Next picture" icon={ChevronRight} onClick={() => go(1)} />}
          <IconButton
            label={isZoomed ? 'Zoom out' : 'Zoom in'}
            icon={isZoomed ? ZoomOut : ZoomIn}
            onClick={() => setZoomed(!isZoomed)}
          />
        </Foot>
      </Sheet>
    </Frame>
  );
}

const Frame = styled.dialog`
  --from: translateY(var(--space-24));
  ${layerLook}
  width: 100%;
  max-width: 100%;
  height: 100dvh;
  max-height: none;
  margin: auto;
  @media (min-width: 768px) {
    width: min(100% - 2 * var(--space-32), 100dvh);
    height: calc(100dvh - 2 * var(--space-32));
  }
`;

const Sheet = styled.div`
  ${sheetLook}
  height: 100%;
  @media (min-width: 768px) {
    border-radius: var(--radius-card);
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  padding: var(--space-8) var(--space-16);
  padding-bottom: max(var(--space-8), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  p {
    min-width: var(--space-64);
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
