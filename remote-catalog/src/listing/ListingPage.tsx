import { answer } from '@paw/shared/contract/http.ts';
import type { Head, LoaderArgs, PageProps } from '@paw/shared/contract/remote.ts';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { findPlace, placeName, placeUrl } from './findPlace.ts';
import { productsInWords } from '../productsInWords.ts';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Critical: an unknown place is a 404, and a list that did not arrive is an error of the page. */
export async function loader({ params, api }: LoaderArgs) {
  const place = findPlace(params);
  const query = { pet: place.pet.slug, category: place.category.slug, subcategory: place.subcategory?.slug };
  const { products, total } = await answer(api.GET('/api/products', { params: { query } }));
  return { products, total };
}

export function head({ total }: Data, params: PageProps<Data>['params']): Head {
  const place = findPlace(params);
  const name = placeName(place);
  return {
    title: `${name} | Paw Dailies`,
    description: `${name} at Paw Dailies: ${productsInWords(total)} for your ${place.pet.singular.toLowerCase()}’s daily joy and well-being.`,
    canonical: placeUrl(place),
  };
}

export function Component({ data, params }: PageProps<Data>) {
  const place = findPlace(params);
  return (
    <PageFrame>
      <PageTitle>{placeName(place)}</PageTitle>
      <SubcategoryLinks place={place} />
      <Total>{productsInWords(data.total)}</Total>
      <ProductGrid products={data.products} />
    </PageFrame>
  );
}

const Total = styled.p`
  color: var(--soft);
`;
