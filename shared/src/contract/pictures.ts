import { readSite } from './site.ts';

/** Widths in px that the pictures process makes of a square picture. */
export const pictureWidths = [160, 320, 640, 960] as const;
/** Widths in px of the wide scenes. */
export const sceneWidths = [640, 1280, 1920] as const;

/**
 * The address of a picture: `{IMAGE_HOST}/uploads/{picture}/{colours}-{width}.webp`.
 * `colours` holds one six-digit hex value (without `#`) for each of the picture's colour zones; none = as it is.
 */
export function pictureUrl(picture: string, width: number, colours: readonly string[] = []): string {
  const tint = colours.length ? colours.map((hex) => hex.replace('#', '').toLowerCase()).join('-') : 'plain';
  return `${readSite().imageHost}/uploads/${picture}/${tint}-${width}.webp`;
}

export function pictureSrcSet(
  picture: string,
  colours: readonly string[] = [],
  widths: readonly number[] = pictureWidths,
): string {
  return widths.map((width) => `${pictureUrl(picture, width, colours)} ${width}w`).join(', ');
}
