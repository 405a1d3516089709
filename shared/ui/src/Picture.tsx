import { pictureSrcSet, pictureUrl } from '@paw/contract/pictures.ts';
import { styled } from 'styled-components';

export interface PictureProps {
  /** A product's picture family, such as `collar`, or a square scene, such as `tile-dog`. */
  name: string;
  /** A hex value for each of the picture's color zones, one to three, in their order; none = its plain colors. */
  colours?: readonly string[];
  /** What one sees; '' where the words beside it say it already. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`: with it the browser takes the smallest file that is sharp. */
  sizes: string;
  /** For the one picture that the eye meets first: fetched before others. All others wait until they are near. */
  eager?: boolean;
  /** The ground behind it: its pet's color. */
  tint?: Tint;
}

export type Tint = 'dog' | 'cat' | 'bird' | 'fish';

/** A square picture that holds its place before it has arrived. */
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

/** As wide as its place, and as high as its own measures say, also when it does not arrive. */
export const PictureFrame = styled.img<{ $tint?: Tint; width: number; height: number }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ width, height }) => `${width} / ${height}`};
  object-fit: cover;
  background: ${({ $tint }) => ($tint ? `var(--${$tint})` : 'var(--sand)')};
  color: var(--soft);
  font-size: var(--text-14);
`;
