import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { useEarly } from '../useLater.ts';
import { listingWays } from './listingWays.ts';
import type { ListingData } from './loadListing.ts';
import { listSorts } from './listView.ts';
import { type Place, placeName } from './place.ts';
import { ProductListing } from './ProductListing.tsx';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';

/** A place's products, with links to its subcategories. */
export function Listing({ place, list }: { place: Place; list: ListingData }) {
  const name = placeName(place);
  useEarly(listingWays);
  const { slug, singular } = place.pet;
  return (
    <PageFrame>
      <PageTitle>{name}</PageTitle>
      {place.category && <SubcategoryLinks place={place} />}
      <ProductListing
        list={list}
        sorts={listSorts}
        name={name}
        fetchPage={async (page) => (await listingWays.load()).fetchMore(place, list.view, page)}
        empty={
          <EmptyState
            title="Nothing here right now"
            action={<ButtonLink to={links.pet(slug)}>All {singular.toLowerCase()} supplies</ButtonLink>}
          >
            We’re out of {name} right now. More are on the way.
          </EmptyState>
        }
      />
    </PageFrame>
  );
}
