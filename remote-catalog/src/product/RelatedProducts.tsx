import { PlainList } from '@paw/ui/PlainList.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { ListedCard } from '../product-card/ListedCard.tsx';
import { QuickAdd } from '../product-card/quick-add/QuickAdd.tsx';

interface Props {
  title: string;
  products: readonly CardProduct[];
}

/** Other products in a row, which scrolls in narrow windows without a script. Nothing without products. */
export const RelatedProducts = memo(function RelatedProducts({ title, products }: Props) {
  const id = useElementId();
  if (!products.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Row>
        {products.map((product) => (
          <li key={product.slug}>
            <ListedCard
              product={product}
              heading="h3"
              sizes="(min-width: 1200px) 280px, (min-width: 768px) 30vw, 44vw"
              action={product.inStock && <QuickAdd slug={product.slug} title={product.title} />}
            />
          </li>
        ))}
      </Row>
    </section>
  );
});

/* On phones a part of the next card is visible, which shows that the row scrolls. */
const Row = styled(PlainList)`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 44%;
  gap: var(--space-16);
  margin: 0 calc(-1 * var(--gutter));
  padding: var(--space-8) var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding: 0 var(--gutter);
  scroll-snap-type: x proximity;
  > li {
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-columns: 30%;
    gap: var(--space-24);
  }
  @media (min-width: 1200px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-32) var(--space-24);
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
