import { sceneVersions } from './sceneVersions.ts';
import { readSite } from './site.ts';

/** Widths in px that the pictures process makes of a square picture. */
export const pictureWidths = [160, 320, 640, 960] as const;
/** Widths in px of the wide scenes. */
export const sceneWidths = [640, 960, 1600] as const;

/**
 * The address of a picture: `{IMAGE_HOST}/uploads/{picture}/{colours}-{width}.webp`.
 * `picture` is a product's, as the api names it with the version of its content (`collar-flat.1a2b3c4d`), or a scene,
 * such as `tile-dog`; a name without a version is redirected. `colours` holds a six-digit hex value for each of the
 * picture's colour zones, one to three, in their order, and only as a product has them; none = its plain colours.
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

/** The same as a JPEG 960 px wide, for machines that may not read WebP: feeds, link previews, search engines. */
export function previewUrl(picture: string, colours: readonly string[] = []): string {
  return `${addressOf(picture, 960, colours)}.jpg`;
}

function addressOf(picture: string, width: number, colours: readonly string[]): string {
  const version = sceneVersions[picture];
  const tint = colours.length ? colours.map((hex) => hex.replace('#', '').toLowerCase()).join('-') : 'plain';
  return `${readSite().imageHost}/uploads/${version ? `${picture}.${version}` : picture}/${tint}-${width}`;
}
