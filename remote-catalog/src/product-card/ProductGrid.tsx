import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';
import type { CardProduct } from './CardFrame.tsx';
import { ListedCard } from './ListedCard.tsx';
import { QuickAdd } from './quick-add/QuickAdd.tsx';

interface Props {
  products: readonly CardProduct[];
  /** One level below the grid's heading; `h2` when not given. */
  heading?: 'h2' | 'h3';
  /** Whether filters are beside it in wide windows, which makes its cards narrower. */
  beside?: boolean;
  /** Whether its first picture is near the top of the page. */
  eager?: boolean;
}

const wide = '(min-width: 1200px) 300px, (min-width: 768px) 32vw, 46vw';
const narrow =
  '(min-width: 1400px) 260px, (min-width: 1200px) 200px, (min-width: 992px) 20vw, (min-width: 768px) 31vw, 46vw';

/** A grid of cards, with quick add for products in stock. */
export function ProductGrid({ products, heading = 'h2', beside = false, eager = true }: Props) {
  return (
    <CardGrid>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ListedCard
            product={product}
            heading={heading}
            sizes={beside ? narrow : wide}
            eager={eager && index === 0}
            action={product.inStock && <QuickAdd slug={product.slug} title={product.title} />}
          />
        </li>
      ))}
    </CardGrid>
  );
}

/** Two columns on phones, three on tablets, four on desktops. */
export const CardGrid = styled(PlainList)`
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
