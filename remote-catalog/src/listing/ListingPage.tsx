import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { findPlace, refuseOtherSpelling } from './findPlace.ts';
import { Listing } from './Listing.tsx';
import { listingHead } from './listingHead.ts';
import { type ListingData, loadListing } from './loadListing.ts';

/** Critical: an unknown place is a 404, and a list that fails to load fails the page. */
export async function loader(args: LoaderArgs): Promise<ListingData> {
  const place = findPlace(args.params);
  refuseOtherSpelling(place, args.params);
  return await loadListing(args, place);
}

export function head(data: ListingData, params: PageProps<ListingData>['params']): Head {
  return listingHead(findPlace(params), data);
}

export function Component({ data, params }: PageProps<ListingData>) {
  return <Listing place={findPlace(params)} list={data} />;
}
