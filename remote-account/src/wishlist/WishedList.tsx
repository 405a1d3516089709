import { links } from '@paw/contract/links.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { ActionTrouble } from '../member/ActionTrouble.tsx';
import { useCall } from '../member/useCall.ts';
import { cartWords } from './cartWords.ts';
import { TakenOff } from './TakenOff.tsx';
import { useWishlist } from './useWishlist.ts';
import { WishCard } from './WishCard.tsx';
import { Said, WishGrid } from './WishGrid.ts';
import { addToCart, type WishedProduct } from './wishedProducts.ts';
import { setWished } from './wishlist.ts';

/** The wished products. One that leaves the list stays in its place, with the way back. */
export function WishedList({ products }: { products: readonly WishedProduct[] }) {
  const { slugs } = useWishlist();
  const { pending, problem, run } = useCall();
  const [moving, setMoving] = useState<WishedProduct>();
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<string>();
  const move = (product: WishedProduct, sku: string) =>
    run(async (signal) => {
      setMoving(product);
      setSaid(undefined);
      const answer = await addToCart(sku, signal);
      if (answer !== 'added') setSaid(cartWords[answer](product.title));
      if (answer !== 'added' && answer !== 'waiting') return;
      setMoved(new Set([...moved, product.slug]));
      await setWished(product.slug, false);
    });
  const isWished = ({ slug }: WishedProduct) => slugs.includes(slug);
  return (
    <>
      <Said role="status">
        {said && <Notice kind="warn">{said}</Notice>}
        {problem !== undefined && (
          <Notice kind="warn">
            <ActionTrouble problem={problem} />
          </Notice>
        )}
        {moved.size > 0 && <TextLink to={links.cart()}>View cart</TextLink>}
      </Said>
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
              <TakenOff
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
