import { laterData } from '../laterData.ts';

/** Other reviews than the page's data has. In the same file as the page's data. */
export const reviewWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './fetchReviews.ts'),
);
