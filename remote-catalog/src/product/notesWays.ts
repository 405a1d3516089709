import { laterData } from '../laterData.ts';

/** What is below the button. In the same file as the page's data. */
export const notesWays = laterData(
  'product-data',
  () => import(/* webpackChunkName: "product-data" */ './OfferNotes.tsx'),
);
