import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { styled } from 'styled-components';
import { type CardProduct, ProductCard } from './ProductCard.tsx';

/** Two columns on phones, three on tablets, four on desktops. */
export function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <Grid>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard
            product={product}
            heading="h2"
            kind="listed"
            sizes="(min-width: 1200px) 300px, (min-width: 768px) 32vw, 46vw"
            eager={index === 0}
          />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32) var(--space-16);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-48) var(--space-24);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
