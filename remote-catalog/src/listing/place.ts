import { links } from '@paw/contract/links.ts';
import type { Category, Pet, Subcategory } from '@paw/rules/taxonomy.ts';

/** The place of a list in the taxonomy: a pet, a category or a subcategory. */
export type Place = { pet: Pet; category?: undefined; subcategory?: undefined } | CategoryPlace;

export interface CategoryPlace {
  pet: Pet;
  category: Category;
  subcategory?: Subcategory;
}

/** 'Dog supplies', 'Dog Beds', 'Dog Beds: Orthopedic', and 'Fish Aquarium' rather than 'Fish Fish Aquarium'. */
export function placeName({ pet, category, subcategory }: Place): string {
  if (!category) return `${pet.singular} supplies`;
  const name = category.name.startsWith(`${pet.singular} `) ? category.name : `${pet.singular} ${category.name}`;
  return subcategory ? `${name}: ${subcategory.name}` : name;
}

export function placeUrl({ pet, category, subcategory }: Place): string {
  return category ? links.category(pet.slug, category.slug, subcategory?.slug) : links.pet(pet.slug);
}

/**
 * Whether a decoded segment is a spelling of `slug` that is served without a redirect (GAPS 9): in any case, and with `and`
 * for `&`. Other spellings that find the place redirect to the canonical URL.
 */
export function isWritten(segment: string | undefined, slug: string): boolean {
  const [written, canonical] = [segment?.toLowerCase(), slug.toLowerCase()];
  return written === canonical || written === canonical.replaceAll('&', 'and');
}
