import { links } from '@paw/contract/links.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { Skeleton } from '@paw/ui/Skeleton.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { fetchProducts } from '../fetchProducts.ts';
import { CardGrid, ProductGrid } from '../product-card/ProductGrid.tsx';
import { useProductsWhenNear } from '../useProductsWhenNear.ts';

/** The products that another team's page names. Links until they have loaded, and when none load. */
export function Component({ title, products }: SlotProps['catalog/ProductRow']) {
  const id = useElementId();
  const section = useRef<HTMLElement>(null);
  const key = products.map(({ slug }) => slug).join(' ');
  // The host may pass a new array on each render.
  const slugs = useMemo(() => key.split(' '), [key]);
  const found = useProductsWhenNear(section, slugs, fetchProducts);
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {found?.length ? <ProductGrid products={found} heading="h3" eager={false} /> : <Links products={products} />}
    </section>
  );
}

/** Reserves the height of the row. */
function Links({ products }: Pick<SlotProps['catalog/ProductRow'], 'products'>) {
  return (
    <Places>
      {products.map(({ slug, title }) => (
        <li key={slug}>
          <Skeleton shape="picture" />
          <TextLink to={links.product(slug)}>{title}</TextLink>
          <Skeleton lines={2} />
        </li>
      ))}
    </Places>
  );
}

const Places = styled(CardGrid)`
  @media (scripting: none) {
    [aria-hidden] {
      display: none;
    }
  }
`;
