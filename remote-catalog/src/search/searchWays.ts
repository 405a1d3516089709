import { laterData } from '../laterData.ts';

/** The search page's loader and head, and more results. */
export const searchWays = laterData(
  'search-data',
  () => import(/* webpackChunkName: "search-data" */ './searchData.ts'),
);
