import { links } from '@paw/contract/links.ts';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { SlotPlace } from '@paw/ui/SlotPlace.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import type { Article } from './Article.ts';
import { SlotRoom } from './SlotRoom.tsx';

const title = 'What you may need';

/** The things that an article speaks of, as the catalog shows them; links without the catalog. */
export function ArticleProducts({ products }: Pick<Article, 'products'>) {
  const fallback = <ProductLinks products={products} />;
  return (
    <SlotRoom>
      <SlotPlace of="catalog/ProductRow" name="What you may need" props={{ title, products }} fallback={fallback} />
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
