import { z } from 'zod';
import type { Families, PictureDatum } from './pictureDatum.ts';

/** `pictures.json`: what the pictures process can show, each with the version that is in its address. */
export const picturesFile = z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hex digits'));

/** What the addresses of a product's pictures are made of, as in `pictureUrl`. */
export interface PictureNames {
  /** Of the first picture. */
  name: string;
  /** From other sides, in order. */
  views: string[];
  /** What one sees in each of them, without the colour. */
  viewAlts: string[];
}

/** On the ground of its pet. `undefined` when `pictures.json` lacks the picture. */
export function pictureNames(
  { pet, picture }: { pet: string; picture: PictureDatum },
  families: Families,
  versions: Readonly<Record<string, string>>,
): PictureNames | undefined {
  const shape = pictureNameOf(picture.family, picture.shape, families);
  // What two pets show has a name for each.
  const name = [`${shape}--${pet}`, shape].find((one) => versions[one]) ?? shape;
  const versioned = (view: string) => (versions[view] ? [`${view}.${versions[view]}`] : []);
  const [first] = versioned(name);
  if (first === undefined) return undefined;
  const views = sidesOf(picture, families).flatMap((alt, place) =>
    versioned(sideName(name, place)).map((view) => ({ view, alt })),
  );
  return { name: first, views: views.map(({ view }) => view), viewAlts: views.map(({ alt }) => alt) };
}

/** What one sees in its further pictures: the product's own words, or the family's. */
export const sidesOf = ({ family, sides }: PictureDatum, families: Families): readonly string[] =>
  sides ?? families[family]?.sides ?? [];

/** Of a further picture. @param place among them: 0 = the second picture of all */
export const sideName = (name: string, place: number): string => `${name}--${place + 2}`;

/** The family with its shape's values, in the order that families.json has them in: `collar-flat-side-release`. */
export function pictureNameOf(family: string, shape: Readonly<Record<string, string>>, families: Families): string {
  return [family, ...Object.keys(families[family]?.shape ?? {}).map((parameter) => shape[parameter])].join('-');
}
