import { taxonomy } from '@paw/rules/taxonomy.ts';
import type { TaxonomyWithCounts } from './productSchemas.ts';

interface PlaceCount {
  pet: string;
  category: string;
  subcategory: string | null;
  count: number;
}

/** The fixed taxonomy with the number of products in each of its places. */
export function withCounts(counts: PlaceCount[]): TaxonomyWithCounts['pets'] {
  const countIn = (pet: string, category?: string, subcategory?: string) =>
    counts
      .filter((row) => row.pet === pet && (!category || row.category === category))
      .filter((row) => !subcategory || row.subcategory === subcategory)
      .reduce((sum, row) => sum + row.count, 0);
  return taxonomy.map((pet) => ({
    slug: pet.slug,
    name: pet.name,
    count: countIn(pet.slug),
    categories: pet.categories.map(({ slug, name, subcategories }) => ({
      slug,
      name,
      count: countIn(pet.slug, slug),
      subcategories: subcategories.map((each) => ({ ...each, count: countIn(pet.slug, slug, each.slug) })),
    })),
  }));
}
