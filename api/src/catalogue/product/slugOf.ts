import type { SlugRow } from './catalogueQueries.ts';
import type { ProductSlug } from './productSchemas.ts';

/** A product without colours has one picture, as it is. */
export function slugOf({ slug, updated, picture, alt, colours }: SlugRow): ProductSlug {
  const pictures = colours.map((hexes) => ({ name: picture, colours: hexes.map((hex) => hex.slice(1)), alt }));
  return { slug, updated, pictures };
}
