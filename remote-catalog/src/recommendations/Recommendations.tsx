import type { SlotProps } from '@paw/contract/slots.ts';
import { Skeleton } from '@paw/ui/Skeleton.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { CardGrid, ProductGrid } from '../product-card/ProductGrid.tsx';
import { useProductsWhenNear } from '../useProductsWhenNear.ts';
import { fetchForPet, type PetToShopFor } from './fetchForPet.ts';
import { fetchRecommendations } from './fetchRecommendations.ts';

/** Products that go with those of the cart, or suit a pet, fetched when the row is near the viewport. */
export function Component({ slugs, pet }: SlotProps['catalog/Recommendations']) {
  const key = slugs.join(' ');
  // The host may pass new objects on each render.
  const kept = useMemo(() => (key ? key.split(' ') : []), [key]);
  if (pet) return <ForPet key={`${pet.kind} ${pet.size}`} {...pet} />;
  return slugs.length ? <Row key={key} title="You might also need" slugs={kept} fetch={fetchRecommendations} /> : null;
}

function ForPet({ name, kind, size }: PetToShopFor) {
  // A failed request shows no row: the page is complete without it.
  const fetch = useCallback<Fetch>((_, signal) => fetchForPet({ kind, size }, signal).catch(() => []), [kind, size]);
  return <Row title={`For ${name}`} slugs={nothing} fetch={fetch} />;
}

type Fetch = Parameters<typeof useProductsWhenNear>[2];
const nothing: readonly string[] = [];

/** Nothing without products. */
function Row({ title, slugs, fetch }: { title: string; slugs: readonly string[]; fetch: Fetch }) {
  const id = useElementId();
  const section = useRef<HTMLElement>(null);
  const products = useProductsWhenNear(section, slugs, fetch);
  if (products?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {products ? <ProductGrid products={products} heading="h3" eager={false} /> : <Waiting />}
    </section>
  );
}

/** Reserves the height of the row. */
function Waiting() {
  return (
    <CardGrid aria-hidden>
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </li>
      ))}
    </CardGrid>
  );
}

/* A pet's name may be one long word. */
const Title = styled.h2`
  overflow-wrap: anywhere;
`;
