import { sceneVersions } from './sceneVersions.ts';
import { readSite } from './site.ts';

/** Widths in px of the square pictures. */
export const pictureWidths = [160, 320, 640, 960] as const;
/** Widths in px of the wide scenes. */
export const sceneWidths = [640, 960, 1600] as const;

/**
 * The URL of a picture: `{IMAGE_HOST}/uploads/{picture}/{colors}-{width}.webp`. `picture` is a product's, as the api
 * names it with the version of its content (`collar-flat.1a2b3c4d`), or a scene, such as `tile-dog`; a name without a
 * version is redirected. `colors` has one six-digit hex value for each of the picture's color zones, one to three, in
 * order, and only colors that a product has; none = its plain colors.
 */
export function pictureUrl(picture: string, width: number, colours: readonly string[] = []): string {
  return `${addressOf(picture, width, colours)}.webp`;
}

export function pictureSrcSet(
  picture: string,
  colours: readonly string[] = [],
  widths: readonly number[] = pictureWidths,
): string {
  return widths.map((width) => `${pictureUrl(picture, width, colours)} ${width}w`).join(', ');
}

/** The same as a JPEG of 960 px, for clients that may not read WebP: feeds, link previews, search engines. */
export function previewUrl(picture: string, colours: readonly string[] = []): string {
  return `${addressOf(picture, 960, colours)}.jpg`;
}

function addressOf(picture: string, width: number, colours: readonly string[]): string {
  const version = sceneVersions[picture];
  const tint = colours.length ? colours.map((hex) => hex.replace('#', '').toLowerCase()).join('-') : 'plain';
  return `${readSite().imageHost}/uploads/${version ? `${picture}.${version}` : picture}/${tint}-${width}`;
}
