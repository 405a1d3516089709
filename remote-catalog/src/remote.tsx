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
  ],
  slots: {},
  operations: ['getProduct', 'getTaxonomy', 'listFeaturedProducts', 'listProducts'],
});
