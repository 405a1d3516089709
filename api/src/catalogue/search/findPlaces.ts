import { type Category, type Pet, type Subcategory, taxonomy } from '@paw/rules/taxonomy.ts';
import type { FoundPlace } from '../listing/listSchemas.ts';
import { searchWords, singularOf } from './searchWords.ts';
import { synonymsOf } from './synonyms.ts';

interface SearchedPlace {
  place: FoundPlace;
  pet: ReadonlySet<string>;
  own: ReadonlySet<string>;
}

/** "and" is in half of the names. */
const wordsOf = (...names: string[]) =>
  new Set(names.flatMap((name) => searchWords(name.replace(/\band\b/gi, ' '))).map(singularOf));

const petNames = wordsOf(...taxonomy.map(({ singular }) => singular));
const without = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !others.has(word)));

function searched(pet: Pet, category: Category, subcategory?: Subcategory): SearchedPlace {
  const kind = category.name.startsWith(pet.singular) ? category.name : `${pet.singular} ${category.name}`;
  const name = subcategory ? `${subcategory.name} ${kind}` : kind;
  return {
    place: { pet: pet.slug, category: category.slug, subcategory: subcategory?.slug ?? null, name },
    pet: wordsOf(pet.singular),
    own: without(wordsOf(subcategory?.name ?? category.name), petNames),
  };
}

/** In the order of the menus. */
const places: readonly SearchedPlace[] = taxonomy.flatMap((pet) =>
  pet.categories.flatMap((category) => [
    searched(pet, category),
    ...category.subcategories.map((subcategory) => searched(pet, category, subcategory)),
  ]),
);

/**
 * Places of the taxonomy that words name, those first that have most of them: "orthopedic", "cat beds", "kitty litter".
 * A pet alone names its categories. @param words as `searchWords` gives them
 */
export function findPlaces(words: readonly string[], most: number): FoundPlace[] {
  const asked = words.map((word) => new Set([word, ...synonymsOf(word)].flatMap(searchWords).map(singularOf)));
  const isAny = (meanings: ReadonlySet<string>, names: ReadonlySet<string>) =>
    [...meanings].some((each) => names.has(each));
  const isPet = (meanings: ReadonlySet<string>) => isAny(meanings, petNames);
  const pets = asked.filter(isPet);
  const things = asked.filter((meanings) => !isPet(meanings));
  return places
    .filter(({ pet }) => pets.every((meanings) => isAny(meanings, pet)))
    .map(({ place, own }) => ({ place, named: asked.filter((meanings) => isAny(meanings, own)).length }))
    .filter(({ place, named }) => (things.length ? named > 0 : pets.length > 0 && !place.subcategory))
    .sort((one, other) => other.named - one.named)
    .slice(0, most)
    .map(({ place }) => place);
}
