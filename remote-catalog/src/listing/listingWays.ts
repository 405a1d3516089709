import { laterData } from '../laterData.ts';

/** What lists need to load their data, and for their heads. */
export const listingWays = laterData(
  'listing-data',
  () => import(/* webpackChunkName: "listing-data" */ './listingData.ts'),
);
