import { laterData } from '../../laterData.ts';

/** The form for a review. In the same file as the page's data. */
export const formWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './ReviewForm.tsx'),
);
