import { useElementId } from '@paw/ui/useElementId.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { ProductGrid } from '../product-card/ProductGrid.tsx';

/** What most people have rated. Nothing where nobody has. */
export function BestSellers({ products }: { products: readonly CardProduct[] }) {
  const id = useElementId();
  if (!products.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Best sellers</h2>
      <ProductGrid products={products} heading="h3" eager={false} />
    </section>
  );
}
