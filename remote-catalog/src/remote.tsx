import { defineRemote } from '@paw/shared/contract/remote.ts';

export const remote = defineRemote({
  name: 'catalog',
  routes: [
    {
      name: 'home',
      path: '/',
      example: '/',
      page: () => import(/* webpackChunkName: "page-home" */ './home/HomePage.tsx'),
    },
    {
      name: 'product',
      path: '/product/:title',
      example: '/product/Adjustable-Dog-Collar',
      query: ['variant'],
      viewQuery: ['variant'],
      page: () => import(/* webpackChunkName: "page-product" */ './product/ProductPage.tsx'),
    },
    {
      name: 'pet',
      path: '/petcategory/:title',
      example: '/petcategory/dog',
      page: () => import(/* webpackChunkName: "page-pet" */ './pet/PetPage.tsx'),
    },
    {
      name: 'listing',
      path: '/productcategories/:petTitle/:productType',
      example: '/productcategories/dog/Beds',
      page: () => import(/* webpackChunkName: "page-listing" */ './listing/ListingPage.tsx'),
    },
    {
      name: 'listing-subcategory',
      path: '/productcategories/:petTitle/:productType/:productsCategory',
      example: '/productcategories/dog/Beds/Dog-Orthopedic',
      page: () => import(/* webpackChunkName: "page-listing-subcategory" */ './listing/ListingPage.tsx'),
    },
    {
      name: 'dog-supplies',
      path: '/DogSupplies/:title',
      example: '/DogSupplies/Beds',
      page: async () =>
        (await import(/* webpackChunkName: "page-dog-supplies" */ './supplies/suppliesPages.tsx')).dogSupplies,
    },
    {
      name: 'cat-supplies',
      path: '/CatSupplies/:title',
      example: '/CatSupplies/Litter-Box',
      page: async () =>
        (await import(/* webpackChunkName: "page-cat-supplies" */ './supplies/suppliesPages.tsx')).catSupplies,
    },
    {
      name: 'pet-supplies',
      path: '/PetSupplies/:categoryType/:title',
      example: '/PetSupplies/bird/Cages',
      page: async () =>
        (await import(/* webpackChunkName: "page-pet-supplies" */ './supplies/suppliesPages.tsx')).petSupplies,
    },
    {
      name: 'parent-supplies',
      path: '/parent-supplies/:title',
      example: '/parent-supplies/fish',
      page: async () =>
        (await import(/* webpackChunkName: "page-parent-supplies" */ './supplies/suppliesPages.tsx')).parentSupplies,
    },
    {
      name: 'search',
      path: '/search/:searchQuery',
      example: '/search/dog%20collar',
      page: () => import(/* webpackChunkName: "page-search" */ './search/SearchPage.tsx'),
    },
  ],
  slots: {},
  operations: ['getProduct', 'getTaxonomy', 'listFeaturedProducts', 'listProducts', 'searchProducts'],
});
