import { laterData } from '../laterData.ts';

/** The product page's loader and head. */
export const productWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './productData.ts'),
);
