import { findPicture, type Picture, widthsOf } from './catalogue.ts';

export interface PictureAddress {
  picture: Picture;
  /** One hex value for each zone of the picture, without '#'. */
  colours: readonly string[];
  /** In pixels. */
  width: number;
}

export interface AddressProblem {
  code: 'address_invalid' | 'picture_unknown' | 'colours_invalid' | 'width_unknown';
  message: string;
}

const ADDRESS = /^\/uploads\/([a-z0-9-]+)\/([^/]+)-(\d{1,5})\.webp$/;
const COLOURS = /^(?:plain|[0-9a-f]{6}(?:-[0-9a-f]{6})?)$/;

/** Reads the path of a request (not decoded, without the query). */
export function readPictureAddress(path: string): PictureAddress | AddressProblem {
  const [, name = '', asked = '', width = ''] = ADDRESS.exec(path) ?? [];
  if (!name) return { code: 'address_invalid', message: 'Ask for /uploads/{picture}/{colours}-{width}.webp.' };
  const picture = findPicture(name);
  if (!picture) return { code: 'picture_unknown', message: `There is no picture "${name}".` };
  if (!COLOURS.test(asked))
    return { code: 'colours_invalid', message: 'Colours are "plain" or one or two hex values.' };
  const hexes = asked === 'plain' ? [] : asked.split('-');
  if (hexes.length > picture.zones.length) {
    return { code: 'colours_invalid', message: `"${name}" takes at most ${picture.zones.length} colours.` };
  }
  const widths = widthsOf(picture);
  if (!widths.includes(Number(width)) || width.startsWith('0')) {
    return { code: 'width_unknown', message: `"${name}" comes in widths ${widths.join(', ')}.` };
  }
  return { picture, colours: picture.zones.map((plain, zone) => hexes[zone] ?? plain), width: Number(width) };
}
