import { parseHex } from './colour.ts';

/** A color in perceptual terms. The hue is in degrees. */
export interface Perceived {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The OKLab values of a linear color, by Björn Ottosson: https://bottosson.github.io/posts/oklab */
export function perceive([red, green, blue]: readonly [number, number, number]): Perceived {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

export const perceiveHex = (hex: string): Perceived => perceive(parseHex(hex));

/** Degrees between two hues, at most 180. */
export function hueBetween(one: Perceived, other: Perceived): number {
  const away = Math.abs(one.hue - other.hue) % 360;
  return Math.min(away, 360 - away);
}
