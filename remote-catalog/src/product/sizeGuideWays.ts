import { laterData } from '../laterData.ts';

/** The size guide's dialog. In the same file as the page's data. */
export const sizeGuideWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './SizeGuideDialog.tsx'),
);
