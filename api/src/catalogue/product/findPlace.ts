import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';

interface PlaceQuery {
  pet?: string;
  category?: string;
  /** Several are a choice among the category's. */
  subcategory?: string | readonly string[];
}

interface Named {
  slug: string;
  name: string;
}

/** A place of the taxonomy; null where a level is left open. */
export interface Place {
  pet: Named | null;
  category: Named | null;
  subcategory: Named | null;
}

/**
 * Reads a place from what is in an address: the subcategory only when there is one, and the slugs of all that
 * there are. Throws a 404 when the taxonomy does not have it.
 */
export function findPlace({ pet: petText, category: categoryText, subcategory: subcategoryText = [] }: PlaceQuery): {
  place: Place;
  subcategories: string[];
} {
  const subcategoryTexts = [subcategoryText].flat();
  if (subcategoryTexts.length && !categoryText) {
    throw new ApiProblem(400, 'bad_request', 'A subcategory needs its category.');
  }
  if (categoryText && !petText) throw new ApiProblem(400, 'bad_request', 'A category needs its pet.');
  const pet = petText === undefined ? null : found(findPet(petText));
  const category = pet && categoryText !== undefined ? found(findCategory(pet, categoryText)) : null;
  const chosen = category ? subcategoryTexts.map((text) => found(findSubcategory(category, text))) : [];
  const subcategory = chosen.length === 1 ? (chosen[0] ?? null) : null;
  return {
    place: { pet: named(pet), category: named(category), subcategory: named(subcategory) },
    subcategories: chosen.map(({ slug }) => slug),
  };
}

function found<T>(place: T | undefined): T {
  if (place === undefined) throw new ApiProblem(404, 'not_found', 'We do not have this kind of supplies.');
  return place;
}

const named = (place: Named | null) => place && { slug: place.slug, name: place.name };
