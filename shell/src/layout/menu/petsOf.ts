import { type Pet, taxonomy } from '@paw/rules/taxonomy.ts';

/** As the shop's list has it. SPEC 3 shows `categoryTitle` alone, so the others may be missing. */
export interface MenuEntry {
  categoryTitle: string;
  title?: string;
  slug?: string;
  subcategories?: readonly { title: string; slug: string }[];
}

/**
 * The pets with what the list has for each, found by what `categoryTitle` contains: 'Birds' holds 'Bird'. A pet for
 * which it has nothing keeps its fixed categories.
 */
export function petsOf(entries: readonly MenuEntry[]): readonly Pet[] {
  return taxonomy.map((pet) => {
    const categories = entries
      .filter(({ categoryTitle }) => categoryTitle.includes(pet.name))
      .flatMap(({ title, slug, subcategories = [] }) =>
        title && slug ? [{ name: title, slug, subcategories: subcategories.map(toSubcategory) }] : [],
      );
    return categories.length ? { ...pet, categories } : pet;
  });
}

function toSubcategory({ title, slug }: { title: string; slug: string }) {
  return { name: title, slug };
}
