/** SPEC 3, for the menus: pet → category (→ its subcategories), each with its path. */
const dog = ['Collars', 'Toys', 'Bowls & Feeders', 'Carriers & Traveling', 'Clothing', 'Food Storage', 'Grooming'];

const slug = (name: string) => name.replaceAll(' ', '-');

export const pets = [
  {
    name: 'Dog',
    slug: 'dog',
    categories: ['Beds', ...dog, 'House', 'Leashes', 'Crate', 'Harness'],
    subcategories: ['Orthopedic', 'Sofa', 'Oval', 'Mat', 'Rounded'],
  },
  {
    name: 'Cat',
    slug: 'cat',
    categories: [
      'Beds',
      ...dog,
      'House',
      'Litter Box',
      'Cage And Crate',
      'Harness',
      'Scratcher and Climbing Tree',
      'Cat Litter Mat',
    ],
    subcategories: [],
  },
  {
    name: 'Birds',
    slug: 'bird',
    categories: ['Feeders', 'Cages', 'Nesting and Bedding', 'Perches and Toys'],
    subcategories: [],
  },
  { name: 'Fish', slug: 'fish', categories: ['Fish Aquarium'], subcategories: [] },
];

/** Label → path of every entry of a pet's menu. */
export function entriesOf(pet: (typeof pets)[number]): [string, string][] {
  return [
    [`View All ${pet.name} Supplies`, `/petcategory/${pet.slug}`],
    ...pet.categories.flatMap((category): [string, string][] => [
      [category, `/productcategories/${pet.slug}/${slug(category)}`],
      ...(category === 'Beds' ? pet.subcategories : []).map((below): [string, string] => [
        below,
        `/productcategories/dog/Beds/Dog-${below}`,
      ]),
    ]),
  ];
}
