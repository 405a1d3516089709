import { pictureUrl, pictureWidths } from '@paw/contract/pictures.ts';
import { IconButton } from '@paw/ui/IconButton.tsx';
import { Picture, type Tint } from '@paw/ui/Picture.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react';
import { type KeyboardEvent, memo, type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ProductDetail, Variant } from '../../variant/variants.ts';
import { galleryWays } from './galleryWays.ts';
import { galleryViews, placeAfter, stepOf } from './galleryViews.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useSwipe } from './useSwipe.ts';
import { useLoaded, useWait } from '../../useLater.ts';

interface Props {
  product: ProductDetail;
  chosen: Variant;
}

/**
 * The large picture of the chosen variant. Swipes, arrow keys and thumbnails show other colors and sides. Looking at a color
 * does not choose it; a label names the chosen one. A press opens a dialog with zoom.
 */
export const Gallery = memo(function Gallery({ product, chosen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [hasStepped, setStepped] = useState(false);
  const [look, setLook] = useState({ side: 0, colour: chosen.colour.name, selected: chosen.colour.name });
  // Choosing a color ends the look at another one; the side is kept.
  if (look.selected !== chosen.colour.name) {
    setLook({ ...look, colour: chosen.colour.name, selected: chosen.colour.name });
  }
  const later = useLoaded(galleryWays);
  const wait = useWait();
  const { views, shown } = galleryViews(product, chosen, look);
  const view = views[shown];
  const show = (place: number) => {
    const next = views[place];
    if (!next || place === shown) return;
    setStepped(true);
    setLook({ side: next.side, colour: next.colour, selected: chosen.colour.name });
  };
  const go = (step: 1 | -1) => show(placeAfter(shown, step, views.length));
  const swipe = useSwipe(go);
  if (!view) return null;
  const goByKey = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    go(step);
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // Without its code the link opens the picture's file after all.
    wait(
      galleryWays.load(),
      () => setOpen(true),
      () => location.assign(href),
    );
  };
  const tint = product.pet as Tint;
  return (
    <Frame role="group" aria-label="Pictures">
      <Stage {...swipe} onKeyDown={goByKey}>
        <Picture name={view.picture} colours={view.colours} alt={view.alt} sizes={sizes} tint={tint} eager />
        {/* Before hydration, and without JavaScript, the link opens the picture's file. */}
        <Zoom
          href={pictureUrl(view.picture, Math.max(...pictureWidths), view.colours)}
          target="_blank"
          aria-haspopup="dialog"
          onClick={open}
        >
          <VisuallyHidden>Zoom in on the picture</VisuallyHidden>
          <ZoomIn size="1.375em" strokeWidth={1.75} aria-hidden />
        </Zoom>
        {view.colour !== chosen.colour.name && (
          <Other>
            {view.colour} (selected: {chosen.colour.name})
          </Other>
        )}
        {views.length > 1 && (
          <Steps>
            <IconButton label="Previous picture" icon={ChevronLeft} onClick={() => go(-1)} />
            <IconButton label="Next picture" icon={ChevronRight} onClick={() => go(1)} />
          </Steps>
        )}
      </Stage>
      {views.length > 1 && <Thumbnails views={views} shown={shown} tint={tint} onShow={show} onKeyDown={goByKey} />}
      <VisuallyHidden role="status">
        {hasStepped && !isOpen && `${view.name}, picture ${shown + 1} of ${views.length}`}
      </VisuallyHidden>
      {later && (
        <later.GalleryDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={product.title}
          views={views}
          shown={shown}
          onShow={show}
        />
      )}
    </Frame>
  );
});

const sizes = '(min-width: 1200px) 680px, (min-width: 992px) 56vw, (min-width: 768px) 47vw, 100vw';

const Frame = styled.div`
  min-width: 0;
`;

/* On phones it is as wide as the window. */
const Stage = styled.div`
  position: relative;
  margin: 0 calc(-1 * var(--gutter));
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  @media (min-width: 768px), (min-width: 576px) and (height < 480px) {
    margin: 0;
    border-radius: var(--radius-card);
  }
  /* Fits the whole picture into a short window. */
  @media (height < 480px) {
    > img {
      display: block;
      width: min(100%, 70vh);
      margin: 0 auto;
    }
  }
`;

/* The link covers the whole picture; its icon is in a corner. */
const Zoom = styled.a`
  position: absolute;
  inset: 0;
  color: var(--ink);
  cursor: zoom-in;
  svg {
    position: absolute;
    right: var(--space-16);
    bottom: var(--space-16);
    box-sizing: content-box;
    padding: var(--space-12);
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius-round);
  }
  &:focus-visible {
    outline-offset: -6px;
    border-radius: var(--radius-card);
  }
`;

const Other = styled.p`
  position: absolute;
  top: var(--space-12);
  left: var(--space-12);
  margin: 0;
  padding: var(--space-4) var(--space-12);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  font-size: var(--text-14);
  pointer-events: none;
`;

const Steps = styled.div`
  button {
    position: absolute;
    top: calc(50% - var(--target) / 2);
    left: var(--space-12);
    background: var(--paper);
    border-color: var(--line);
  }
  button:last-child {
    right: var(--space-12);
    left: auto;
  }
  @media (scripting: none) {
    display: none;
  }
`;
