import { laterData } from '../laterData.ts';

/** The sections below the offer. In the same file as the page's data. */
export const lowerWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './ProductLower.tsx'),
);
