import { defineRemote } from '@paw/contract/remote.ts';
import { withData } from './laterData.ts';
import { listingWays } from './listing/listingWays.ts';
import { productWays } from './product/productWays.ts';
import { NOTICE_ID, noticeFormWays } from './product/stock-notice/noticeFormWays.ts';
import { listQueryNames, reviewQueryNames } from './queryNames.ts';
import { searchWays } from './search/searchWays.ts';

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
      examples: ['/product/Adjustable-Dog-Collar?variant=%22none%22&rating=9'],
      query: ['variant', ...reviewQueryNames],
      viewQuery: ['variant', ...reviewQueryNames],
      page: withData(
        'product',
        () => import(/* webpackChunkName: "page-product" */ './product/ProductPage.tsx'),
        productWays.load,
        () => document.getElementById(NOTICE_ID) && noticeFormWays.load(),
      ),
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
      examples: [
        '/productcategories/dog/Beds?sort=unknown&price_min=abc&color=&page=1',
        '/productcategories/birds/Feeders?in_stock=1&sort=price_up',
      ],
      query: listQueryNames,
      page: withData(
        'listing',
        () => import(/* webpackChunkName: "page-listing" */ './listing/ListingPage.tsx'),
        listingWays.load,
      ),
    },
    {
      name: 'listing-subcategory',
      path: '/productcategories/:petTitle/:productType/:productsCategory',
      example: '/productcategories/dog/Beds/Dog-Orthopedic',
      query: listQueryNames,
      page: withData(
        'listing-subcategory',
        () => import(/* webpackChunkName: "page-listing-subcategory" */ './listing/ListingPage.tsx'),
        listingWays.load,
      ),
    },
    {
      name: 'dog-supplies',
      path: '/DogSupplies/:title',
      example: '/DogSupplies/Beds',
      query: listQueryNames,
      page: async () =>
        (await import(/* webpackChunkName: "page-dog-supplies" */ './supplies/suppliesPages.tsx')).dogSupplies,
    },
    {
      name: 'cat-supplies',
      path: '/CatSupplies/:title',
      example: '/CatSupplies/Litter-Box',
      query: listQueryNames,
      page: async () =>
        (await import(/* webpackChunkName: "page-cat-supplies" */ './supplies/suppliesPages.tsx')).catSupplies,
    },
    {
      name: 'pet-supplies',
      path: '/PetSupplies/:categoryType/:title',
      example: '/PetSupplies/bird/Cages',
      query: listQueryNames,
      page: async () =>
        (await import(/* webpackChunkName: "page-pet-supplies" */ './supplies/suppliesPages.tsx')).petSupplies,
    },
    {
      name: 'parent-supplies',
      path: '/parent-supplies/:title',
      example: '/parent-supplies/fish',
      query: listQueryNames,
      page: async () =>
        (await import(/* webpackChunkName: "page-parent-supplies" */ './supplies/suppliesPages.tsx')).parentSupplies,
    },
    {
      name: 'search',
      path: '/search/:searchQuery',
      crawled: false,
      logPath: 'route',
      example: '/search/dog%20collar',
      examples: ['/search/%25%22%3Cb%3E?rating=x', '/search/zzzz'],
      query: listQueryNames,
      page: withData(
        'search',
        () => import(/* webpackChunkName: "page-search" */ './search/SearchPage.tsx'),
        searchWays.load,
      ),
    },
  ],
  // A constant in each build: the browser build drops this branch and its chunk.
  ...(typeof window === 'undefined' && {
    site: async () => (await import(/* webpackChunkName: "site" */ './site/catalogSite.ts')).catalogSite,
  }),
  slots: {
    SearchSuggestions: () =>
      import(/* webpackChunkName: "slot-SearchSuggestions" */ './search-suggestions/SearchSuggestions.tsx'),
    Recommendations: () =>
      import(/* webpackChunkName: "slot-Recommendations" */ './recommendations/Recommendations.tsx'),
    ProductRow: () => import(/* webpackChunkName: "slot-ProductRow" */ './product-row/ProductRow.tsx'),
  },
});
