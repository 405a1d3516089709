import { pictureSrcSet, pictureUrl, sceneWidths } from '@paw/contract/pictures.ts';
import { type PictureProps, PictureFrame } from './Picture.tsx';

interface Props extends Omit<PictureProps, 'colours'> {
  /** Its height at a width of 1600. */
  height: number;
}

/** A wide scene that reserves its space before it has loaded. */
export function WideScene({ name, alt, sizes, eager = false, tint, height }: Props) {
  return (
    <PictureFrame
      $tint={tint}
      src={pictureUrl(name, 640)}
      srcSet={pictureSrcSet(name, [], sceneWidths)}
      sizes={sizes}
      alt={alt}
      width={1600}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}
