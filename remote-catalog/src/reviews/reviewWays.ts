import { laterData } from '../laterData.ts';

/** Fetches reviews that the page's data does not have. In the same file as the page's data. */
export const reviewWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './fetchReviews.ts'),
);
