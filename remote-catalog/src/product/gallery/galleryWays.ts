import { laterData } from '../../laterData.ts';

/** The gallery's dialog. In the same file as the page's data. */
export const galleryWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './GalleryDialog.tsx'),
);
