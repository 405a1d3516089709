import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { styled } from 'styled-components';
import { type CardProduct, ProductCard } from '../product-card/ProductCard.tsx';

/** The featured products in their fixed order: a row to swipe on phones, all in sight on desktops. */
export function FeaturedProducts({ products }: { products: readonly CardProduct[] }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Latest Trending Products</h2>
      <Row>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductCard
              product={product}
              heading="h3"
              kind="featured"
              sizes="(min-width: 992px) 230px, (min-width: 768px) 24vw, (min-width: 576px) 30vw, 42vw"
            />
          </li>
        ))}
      </Row>
    </section>
  );
}

/* The padding, taken back by the margin, leaves room for the focus ring inside the scrolling box. */
const Row = styled.ul`
  --seen: 2.2;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--seen) - 1) * var(--space-16)) / var(--seen));
  gap: var(--space-16);
  margin: calc(-1 * var(--space-8));
  padding: var(--space-8);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--space-8);
  scroll-snap-type: x mandatory;
  list-style-type: '';
  li {
    scroll-snap-align: start;
  }
  @media (min-width: 576px) {
    --seen: 3.3;
  }
  @media (min-width: 768px) {
    --seen: 4.3;
  }
  @media (min-width: 992px) {
    --seen: 5;
    gap: var(--space-24);
    grid-auto-columns: calc((100% - 4 * var(--space-24)) / 5);
  }
`;
