/* This module is a chunk of its own, see listingWays.ts. */
export { listingHead } from './listingHead.ts';
export { fetchMore, loadListing } from './loadListing.ts';
