import { findCategory, findPet, findSubcategory } from '@paw/shared/contract/taxonomy.ts';
import { ApiProblem } from '../apiProblem.ts';

interface PlaceQuery {
  pet?: string;
  category?: string;
  subcategory?: string;
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

/** Reads a place from what stands in an address. Throws a 404 when the taxonomy does not have it. */
export function findPlace({ pet: petText, category: categoryText, subcategory: subcategoryText }: PlaceQuery): Place {
  if (subcategoryText && !categoryText) throw new ApiProblem(400, 'bad_request', 'A subcategory needs its category.');
  if (categoryText && !petText) throw new ApiProblem(400, 'bad_request', 'A category needs its pet.');
  const pet = petText === undefined ? null : found(findPet(petText));
  const category = pet && categoryText !== undefined ? found(findCategory(pet, categoryText)) : null;
  const subcategory =
    category && subcategoryText !== undefined ? found(findSubcategory(category, subcategoryText)) : null;
  return { pet: named(pet), category: named(category), subcategory: named(subcategory) };
}

function found<T>(place: T | undefined): T {
  if (place === undefined) throw new ApiProblem(404, 'not_found', 'We do not have this kind of supplies.');
  return place;
}

const named = (place: Named | null) => place && { slug: place.slug, name: place.name };
