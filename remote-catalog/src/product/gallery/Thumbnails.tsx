import { Link } from '@paw/ui/router.ts';
import { Picture, type Tint } from '@paw/ui/Picture.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { View } from './galleryViews.ts';

interface Props {
  views: readonly View[];
  shown: number;
  tint: Tint;
  onShow: (place: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Thumbnails of the views. They are links, because without JavaScript each color has a page of its own. */
export function Thumbnails({ views, shown, tint, onShow, onKeyDown }: Props) {
  const show = (place: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(place);
  };
  return (
    <Row onKeyDown={onKeyDown}>
      {views.map((view, place) => (
        <li key={view.name}>
          <Thumbnail
            to={view.url}
            replace
            preventScrollReset
            aria-current={place === shown ? 'true' : undefined}
            onClick={show(place)}
          >
            <Picture name={view.picture} colours={view.colours} alt={view.name} sizes="72px" tint={tint} />
          </Thumbnail>
        </li>
      ))}
    </Row>
  );
}

const Row = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-top: var(--space-12);
  > li {
    /* Five fit in a row in the narrowest window. */
    width: min(var(--space-64) + var(--space-8), (100% - 4 * var(--space-8)) / 5);
  }
`;

const Thumbnail = styled(Link)`
  display: block;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: var(--radius-field);
  font-size: var(--text-14);
  &:hover {
    border-color: var(--field);
  }
  &[aria-current] {
    border-color: var(--pine);
  }
`;
