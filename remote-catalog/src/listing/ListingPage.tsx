import type { Head, LoaderArgs, PageProps } from '@paw/contract/remote.ts';
import { findPlace, refuseOtherSpelling } from './findPlace.ts';
import { Listing } from './Listing.tsx';
import { listingWays } from './listingWays.ts';
import type { ListingData } from './loadListing.ts';

/** Critical: an unknown place is a 404, and a list that fails to load fails the page. */
export async function loader(args: LoaderArgs): Promise<ListingData> {
  const place = findPlace(args.params);
  refuseOtherSpelling(place, args.params);
  return (await listingWays.load()).loadListing(args, place);
}

export function head(data: ListingData, params: PageProps<ListingData>['params']): Head {
  return listingWays.loaded().listingHead(findPlace(params), data);
}

export function Component({ data, params }: PageProps<ListingData>) {
  return <Listing place={findPlace(params)} list={data} />;
}
