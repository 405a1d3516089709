import { pictureSrcSet, pictureUrl } from '@paw/contract/pictures.ts';
import { styled } from 'styled-components';

export interface PictureProps {
  /** A product's picture family, such as `collar`, or a square scene, such as `tile-dog`. */
  name: string;
  /** A hex value for each of the picture's one to three color zones, in order; empty = its plain colors. */
  colours?: readonly string[];
  /** The alternative text; '' where the text beside it says the same. */
  alt: string;
  /** The displayed width, as in `<img sizes>`, by which the browser chooses the file. */
  sizes: string;
  /** For the first picture of a page: it is fetched early. All others load lazily. */
  eager?: boolean;
  /** The ground behind it, in its pet's color. */
  tint?: Tint;
}

export type Tint = 'dog' | 'cat' | 'bird' | 'fish';

/** A square picture that reserves its space before it has loaded. */
export function Picture({ name, colours, alt, sizes, eager = false, tint }: PictureProps) {
  return (
    <PictureFrame
      $tint={tint}
      src={pictureUrl(name, 640, colours)}
      srcSet={pictureSrcSet(name, colours)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}

/** As wide as its container, with the aspect ratio of its dimensions, even when it fails to load: a long alternative text is cut off. */
export const PictureFrame = styled.img<{ $tint?: Tint; width: number; height: number }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ width, height }) => `${width} / ${height}`};
  object-fit: cover;
  overflow: hidden;
  background: ${({ $tint }) => ($tint ? `var(--${$tint})` : 'var(--sand)')};
  color: var(--soft);
  font-size: var(--text-14);
`;
