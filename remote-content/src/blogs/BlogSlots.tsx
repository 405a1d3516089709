import { links } from '@paw/contract/links.ts';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { SlotPlace } from '@paw/ui/SlotPlace.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import type { Article } from './Article.ts';

const title = 'What you may need';

/** The products that an article names, as the catalog shows them; links without the catalog. */
export function ArticleProducts({ products }: Pick<Article, 'products'>) {
  const fallback = <ProductLinks products={products} />;
  return (
    <SlotRoom>
      <SlotPlace of="catalog/ProductRow" name={title} props={{ title, products }} fallback={fallback} late="near" />
    </SlotRoom>
  );
}

function ProductLinks({ products }: Pick<Article, 'products'>) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ChipList>
        {products.map((product) => (
          <li key={product.slug}>
            <ChipLink to={links.product(product.slug)}>{product.title}</ChipLink>
          </li>
        ))}
      </ChipList>
    </section>
  );
}

/** The newsletter's form, as the slot: its code is that of the footer's. */
export function BlogNewsletter() {
  return (
    <SlotRoom>
      <SlotPlace of="content/NewsletterForm" name="The newsletter" props={{ place: 'blog' }} late="near" />
    </SlotRoom>
  );
}

/* The distance between a page's own sections. */
const SlotRoom = styled.div`
  margin-top: var(--space-48);
  @media (min-width: 768px) {
    margin-top: var(--space-64);
  }
`;
