/** Groups of colors that shoppers look for, each with a typical color; there is none of several colors. */
export const colorFamilies = {
  Black: '#2a2a2d',
  Gray: '#8c9096',
  White: '#f1f0ec',
  Beige: '#d8c7a6',
  Brown: '#7a5230',
  Red: '#b3312c',
  Pink: '#d9909f',
  Orange: '#d9742b',
  Yellow: '#e3b63a',
  Green: '#4b8b58',
  Blue: '#3d6fa8',
  Purple: '#7f6aa6',
  Multicolor: '',
} as const;
export type ColorFamily = keyof typeof colorFamilies;

/** Hues of colors that are neither pale nor dark, from 0 to 360 degrees in OKLCH; each family ends at `below`. */
const hues: readonly { below: number; family: ColorFamily }[] = [
  { below: 5, family: 'Pink' },
  { below: 42, family: 'Red' },
  { below: 72, family: 'Orange' },
  { below: 108, family: 'Yellow' },
  { below: 185, family: 'Green' },
  { below: 285, family: 'Blue' },
  { below: 330, family: 'Purple' },
  { below: 361, family: 'Pink' },
];

/** Families that make a product colorful when it has several of them. */
const strong: readonly ColorFamily[] = ['Red', 'Pink', 'Orange', 'Yellow', 'Green', 'Blue', 'Purple'];

/**
 * The family of a product's color. It is that of the first zone in which the product's colors differ: a bench with
 * cushions is of wood in all of them. A color with three strong families is multicolor.
 * @param hexes `#rrggbb` for each zone @param all the same of every color of the product
 * @returns undefined without a zone
 */
export function colorFamily(hexes: readonly string[], all: readonly (readonly string[])[]): ColorFamily | undefined {
  const families = hexes.map(familyOf);
  if (new Set(families.filter((family) => strong.includes(family))).size >= 3) return 'Multicolor';
  const differing = hexes.findIndex((_, zone) => new Set(all.map((other) => other[zone])).size > 1);
  return families[Math.max(0, differing)];
}

/** By lightness (0 to 1), chroma (0 = gray, about 0.3 at most) and hue as people see them, which is what OKLCH is for. */
function familyOf(hex: string): ColorFamily {
  const { lightness, chroma, hue } = oklch(hex);
  const isWarm = hue > 36 && hue < 115;
  if (lightness < 0.352 && chroma < 0.03) return 'Black';
  if (lightness > 0.92 && chroma < 0.02) return 'White';
  if (isWarm && lightness > 0.8 && chroma > 0.012 && chroma < 0.022) return 'Beige';
  if (chroma < 0.022) return 'Gray';
  if (hue < 42 && lightness > 0.66 && chroma > 0.03) return 'Pink';
  if (isWarm && lightness > 0.72 && chroma < (hue > 90 ? 0.075 : 0.095)) return 'Beige';
  if (isWarm && hue < 95 && lightness <= 0.72 && chroma < 0.11) return 'Brown';
  if (hue > 330 && lightness < 0.5) return 'Purple';
  if (hue < 20 && lightness < 0.55) return 'Red';
  return byHue(hue);
}

const byHue = (hue: number): ColorFamily => hues.find(({ below }) => hue < below)?.family ?? 'Pink';

/** Björn Ottosson's OKLab in polar form. */
function oklch(hex: string): { lightness: number; chroma: number; hue: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}
