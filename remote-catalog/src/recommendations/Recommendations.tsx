import type { SlotProps } from '@paw/shared/contract/slots.ts';
import { Skeleton } from '@paw/shared/ui/Skeleton.tsx';
import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { useMemo, useRef } from 'react';
import { CardGrid } from '../product-card/CardGrid.tsx';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { useProductsWhenNear } from '../useProductsWhenNear.ts';
import { fetchRecommendations } from './fetchRecommendations.ts';

/** Products that go with those of the cart, asked for when the place is nearly in sight. Nothing where there are none. */
export function Component({ slugs }: SlotProps['catalog/Recommendations']) {
  const key = slugs.join(' ');
  // The host may pass a new array each time it renders.
  const kept = useMemo(() => key.split(' '), [key]);
  return slugs.length ? <Row key={key} slugs={kept} /> : null;
}

function Row({ slugs }: SlotProps['catalog/Recommendations']) {
  const id = useElementId();
  const section = useRef<HTMLElement>(null);
  const products = useProductsWhenNear(section, slugs, fetchRecommendations);
  if (products?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id}>Goes well with your cart</h2>
      {products ? <ProductGrid products={products} heading="h3" eager={false} /> : <Waiting />}
    </section>
  );
}

/** As high as the row that comes. */
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
