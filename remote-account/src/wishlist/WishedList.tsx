import { links } from '@paw/contract/links.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { ActionNotice, Outcome } from '../member/ActionTrouble.tsx';
import { useCall } from '../member/useCall.ts';
import { addToCart, cartWords, type WishedProduct } from './wishedProducts.ts';
import { RemovedWish } from './RemovedWish.tsx';
import { useWishlist } from './useWishlist.ts';
import { WishCard, WishGrid } from './WishCard.tsx';
import { setWished } from './wishlistStore.ts';

/** The products of a wishlist. A removed one leaves a row in its place that can restore it. */
export function WishedList({ products }: { products: readonly WishedProduct[] }) {
  const { slugs } = useWishlist();
  const { pending, problem, run } = useCall();
  const [moving, setMoving] = useState<WishedProduct>();
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState<string>();
  const move = (product: WishedProduct, sku: string) =>
    run(async (signal) => {
      setMoving(product);
      setNews(undefined);
      const answer = await addToCart(sku, signal);
      if (answer !== 'added') setNews(cartWords[answer](product.title));
      if (answer !== 'added' && answer !== 'waiting') return;
      setMoved(new Set([...moved, product.slug]));
      await setWished(product.slug, false);
    });
  if (products.length === 0) return <NoWishes />;
  const isWished = ({ slug }: WishedProduct) => slugs.includes(slug);
  return (
    <>
      <Outcome>
        {news && <Notice kind="warn">{news}</Notice>}
        <ActionNotice problem={problem} />
        {moved.size > 0 && <TextLink to={links.cart()}>View cart</TextLink>}
      </Outcome>
      <WishGrid aria-label="Your wishlist">
        {products.map((product) => (
          <li key={product.slug}>
            {isWished(product) ? (
              <WishCard
                product={product}
                words="Move to cart"
                isBusy={pending && moving === product}
                onPress={(sku) => void move(product, sku)}
              />
            ) : (
              <RemovedWish
                product={product}
                isInCart={moved.has(product.slug)}
                onUndone={() => setMoved(new Set([...moved].filter((slug) => slug !== product.slug)))}
              />
            )}
          </li>
        ))}
      </WishGrid>
    </>
  );
}

function NoWishes() {
  return (
    <EmptyState title="Your wishlist is empty" action={<ButtonLink to={links.home()}>Start shopping</ButtonLink>}>
      Tap the heart on any product to save it here.
    </EmptyState>
  );
}
