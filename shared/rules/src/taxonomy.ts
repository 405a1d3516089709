/** A leaf below a category; only dog beds have them. `slug` is the URL segment, such as `Dog-Orthopedic`. */
export interface Subcategory {
  readonly slug: string;
  readonly name: string;
}

/** A kind of supplies for one pet. `slug` is the URL segment, such as `Bowls-&-Feeders`. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly subcategories: readonly Subcategory[];
}

/** `name` heads menus ("Birds"), `singular` labels tiles ("Bird"), `slug` is in URLs ("bird"). */
export interface Pet {
  readonly slug: 'dog' | 'cat' | 'bird' | 'fish';
  readonly name: string;
  readonly singular: string;
  readonly categories: readonly Category[];
}

const hyphenated = (name: string) => name.replaceAll(' ', '-');

function category(name: string, pet = '', subcategories: string[] = []): Category {
  const segment = (subcategory: string) => ({ slug: `${pet}-${hyphenated(subcategory)}`, name: subcategory });
  return { slug: hyphenated(name), name, subcategories: subcategories.map(segment) };
}

const shared = ['Collars', 'Toys', 'Bowls & Feeders', 'Carriers & Traveling', 'Clothing', 'Food Storage', 'Grooming'];

/** The shop's fixed taxonomy in menu order: the same in the api, the pages and the menus. */
export const taxonomy: readonly Pet[] = [
  {
    slug: 'dog',
    name: 'Dog',
    singular: 'Dog',
    categories: [
      category('Beds', 'Dog', ['Orthopedic', 'Sofa', 'Oval', 'Mat', 'Rounded']),
      ...[...shared, 'House', 'Leashes', 'Crate', 'Harness'].map((name) => category(name)),
    ],
  },
  {
    slug: 'cat',
    name: 'Cat',
    singular: 'Cat',
    categories: [
      'Beds',
      ...shared,
      'House',
      'Litter Box',
      'Cage And Crate',
      'Harness',
      'Scratcher and Climbing Tree',
      'Cat Litter Mat',
    ].map((name) => category(name)),
  },
  {
    slug: 'bird',
    name: 'Birds',
    singular: 'Bird',
    categories: ['Feeders', 'Cages', 'Nesting and Bedding', 'Perches and Toys'].map((name) => category(name)),
  },
  { slug: 'fish', name: 'Fish', singular: 'Fish', categories: [category('Fish Aquarium')] },
];

/** One spelling for comparison, so that `Bowls-&-Feeders`, `bowls%26feeders` and `bowls and feeders` are equal. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('%20', ' ')
    .replaceAll('%26', '&')
    .replace(/[\s-]+/g, '-')
    .replace(/-?&-?/g, '-and-');
}

/** Finds a pet by slug or name, in any case: `dog`, `Birds`, `bird`. */
export function findPet(text: string): Pet | undefined {
  const wanted = comparable(text);
  return taxonomy.find(({ slug, name }) => slug === wanted || comparable(name) === wanted);
}

/** Finds a category by slug or name, in any case; `&`, `%26` and `and` are the same. */
export function findCategory(pet: Pet, text: string): Category | undefined {
  const wanted = comparable(text);
  return pet.categories.find(({ slug }) => comparable(slug) === wanted);
}

/** Finds a subcategory by segment (`Dog-Orthopedic`) or name (`Orthopedic`), in any case. */
export function findSubcategory(category: Category, text: string): Subcategory | undefined {
  const wanted = comparable(text);
  return category.subcategories.find(({ slug, name }) => comparable(slug) === wanted || comparable(name) === wanted);
}

/** The URL segment of a product: its title with spaces turned into hyphens and nothing else changed. */
export const productSlug = (title: string): string => hyphenated(title);
