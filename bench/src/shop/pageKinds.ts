/** One page of each of the ten kinds that shoppers see most. */
export const pageKinds = {
  home: '/',
  pet: '/petcategory/dog',
  listing: '/productcategories/dog/Beds',
  product: '/product/Adjustable-Dog-Collar',
  search: '/search/dog%20collar',
  cart: '/viewcart',
  login: '/login',
  article: '/blogs/the-first-six-weeks-of-an-aquarium',
  contact: '/contact-us',
  policy: '/return-&-refund',
} as const;
