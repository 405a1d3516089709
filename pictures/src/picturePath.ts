import { type Format, formatsOf, type Picture } from './picture.ts';

export interface PicturePath {
  picture: Picture;
  /** One hex value for each zone of the picture, without '#'. */
  colours: readonly string[];
  /** In pixels. */
  width: number;
  ending: Format['ending'];
}

export interface PathProblem {
  code: 'address_invalid' | 'picture_unknown' | 'colours_unknown' | 'width_unknown';
  message: string;
}

const PATH = /^\/uploads\/([a-z0-9-]{1,100})(?:\.([0-9a-f]{8}))?\/([a-f0-9-]{6,20}|plain)-([1-9]\d{1,3})\.(webp|jpg)$/;

/**
 * Reads the path of a request (not decoded, without the query). Anything that no product has is a problem, so no request
 * can make this process work on arbitrary pictures. `isCurrent`: the URL has the picture's present version.
 */
export function readPicturePath(
  path: string,
  pictures: ReadonlyMap<string, Picture>,
): (PicturePath & { isCurrent: boolean }) | PathProblem {
  const [, name = '', version, asked = '', width = '', ending] = PATH.exec(path) ?? [];
  if (!name)
    return { code: 'address_invalid', message: 'Ask for /uploads/{picture}.{version}/{colours}-{width}.webp.' };
  const named = pictures.get(name);
  const picture = named && pictures.get(named.now ?? name);
  if (!picture) return { code: 'picture_unknown', message: `There is no picture "${name}".` };
  const colours = coloursOf(picture, asked);
  if (!colours) return { code: 'colours_unknown', message: `No product shows "${name}" in these colours.` };
  const format = formatsOf(picture).find((one) => one.ending === ending);
  if (!format?.widths.includes(Number(width))) {
    return { code: 'width_unknown', message: `"${name}" comes as .${ending} in widths ${format?.widths.join(', ')}.` };
  }
  return { picture, colours, width: Number(width), ending: format.ending, isCurrent: version === picture.version };
}

/** `plain`, or a product's colors. The first color alone is enough: carts of earlier visits store only that. */
function coloursOf({ zones, colourings }: Picture, asked: string): readonly string[] | undefined {
  if (asked === 'plain') return zones;
  return colourings.find((hexes) => hexes.join('-') === asked) ?? colourings.find(([first]) => first === asked);
}

/** The path of a picture, relative to `/uploads/`. */
export function pathOf({ picture, colours, width, ending }: PicturePath): string {
  const tint = picture.colourings.includes(colours) ? colours.join('-') : 'plain';
  return `${picture.name}.${picture.version}/${tint}-${width}.${ending}`;
}
