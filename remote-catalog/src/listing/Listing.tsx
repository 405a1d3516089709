import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { productsInWords } from '../productsInWords.ts';
import type { ListingData } from './loadListing.ts';
import { type Place, placeName } from './place.ts';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';

/** A place's products, and the ways to its parts. */
export function Listing({ place, products, total }: ListingData & { place: Place }) {
  return (
    <PageFrame>
      <PageTitle>{placeName(place)}</PageTitle>
      {place.category && <SubcategoryLinks place={place} />}
      <Total>{productsInWords(total)}</Total>
      <ProductGrid products={products} />
    </PageFrame>
  );
}

const Total = styled.p`
  color: var(--soft);
`;
