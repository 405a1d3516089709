/** What home says of one pet. */
export interface Showcase {
  pet: 'cat' | 'dog';
  title: string;
  text: string;
  /** `slug` as the specification spells it in the address, `beds` too. */
  categories: readonly { slug: string; name: string; picture: string; colours?: string[] }[];
}

/** SPEC 2, "Home page", parts 4 and 6. */
export const cat: Showcase = {
  pet: 'cat',
  title: 'Cat Supplies',
  text: 'Toys to hunt, places to climb, and a litter box that stays fresh.',
  categories: [
    { slug: 'Toys', name: 'Toys', picture: 'feather-wand' },
    { slug: 'Grooming', name: 'Grooming', picture: 'brush' },
    { slug: 'Litter-Box', name: 'Litter Box', picture: 'litter-box' },
  ],
};

export const dog: Showcase = {
  pet: 'dog',
  title: 'Dog Supplies',
  text: 'Beds to sink into, toys to tug, and collars for every walk.',
  categories: [
    { slug: 'Toys', name: 'Toys', picture: 'rope-toy' },
    { slug: 'beds', name: 'Beds', picture: 'sofa-bed' },
    { slug: 'Collars', name: 'Collars', picture: 'collar' },
  ],
};
