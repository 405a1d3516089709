import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { useState } from 'react';
import { ActionNotice, Outcome } from '../member/ActionTrouble.tsx';
import { useCall } from '../member/useCall.ts';
import { addToCart, cartWords, type WishedProduct } from '../wishlist/wishedProducts.ts';
import { WishCard, WishGrid } from '../wishlist/WishCard.tsx';

interface Props {
  firstName: string;
  products: readonly WishedProduct[];
}

/** Another shopper's wishlist, to buy a gift from. Buying does not change the list. */
export function SharedList({ firstName, products }: Props) {
  const { pending, problem, run } = useCall();
  const [adding, setAdding] = useState<WishedProduct>();
  const [news, setNews] = useState<{ outcome: keyof typeof cartWords; title: string }>();
  const add = (product: WishedProduct, sku: string) =>
    run(async (signal) => {
      setAdding(product);
      setNews(undefined);
      const outcome = await addToCart(sku, signal);
      if (!signal.aborted) setNews({ outcome, title: product.title });
    });
  return (
    <>
      <p>These are on {firstName}’s wishlist. What you buy ships to you, so you can give it yourself.</p>
      <Outcome>
        {news && (
          <Notice kind={news.outcome === 'added' ? 'ok' : 'warn'}>
            {cartWords[news.outcome](news.title)} <Link to={links.cart()}>View cart</Link>
          </Notice>
        )}
        <ActionNotice problem={problem} />
      </Outcome>
      <WishGrid aria-label={`${firstName}’s wishlist`}>
        {products.map((product) => (
          <li key={product.slug}>
            <WishCard
              product={product}
              words="Add to cart"
              isBusy={pending && adding === product}
              onPress={(sku) => void add(product, sku)}
            />
          </li>
        ))}
      </WishGrid>
    </>
  );
}
