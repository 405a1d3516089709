/** The content of a pet's showcase on the home page. */
export interface Showcase {
  pet: 'cat' | 'dog';
  title: string;
  text: string;
  /** `slug` as the specification spells it in the URL, including `beds`. */
  categories: readonly { slug: string; name: string; picture: string }[];
}

/** SPEC 2, "Home page", parts 4 and 6. */
export const cat: Showcase = {
  pet: 'cat',
  title: 'Cat Supplies',
  text: 'Toys to hunt, places to climb, and a litter box that stays fresh.',
  categories: [
    { slug: 'Toys', name: 'Toys', picture: 'banner-cat-toys' },
    { slug: 'Grooming', name: 'Grooming', picture: 'banner-cat-grooming' },
    { slug: 'Litter-Box', name: 'Litter Box', picture: 'banner-cat-litter' },
  ],
};

export const dog: Showcase = {
  pet: 'dog',
  title: 'Dog Supplies',
  text: 'Beds to sink into, toys to tug, and collars for every walk.',
  categories: [
    { slug: 'Toys', name: 'Toys', picture: 'banner-dog-toys' },
    { slug: 'beds', name: 'Beds', picture: 'banner-dog-beds' },
    { slug: 'Collars', name: 'Collars', picture: 'banner-dog-collars' },
  ],
};
