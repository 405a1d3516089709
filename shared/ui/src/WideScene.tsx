import { pictureSrcSet, pictureUrl, sceneWidths } from '@paw/contract/pictures.ts';
import { type PictureProps, PictureFrame } from './Picture.tsx';

interface Props extends Omit<PictureProps, 'colours'> {
  /** How high the scene is where it is 1600 wide. */
  height: number;
}

/** A wide scene that holds its place before it has arrived. */
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
