import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Notice } from '@paw/ui/Notice.tsx';
import { useState } from 'react';
import { ActionTrouble } from '../member/ActionTrouble.tsx';
import { useCall } from '../member/useCall.ts';
import { cartWords } from '../wishlist/cartWords.ts';
import { WishCard } from '../wishlist/WishCard.tsx';
import { Said, WishGrid } from '../wishlist/WishGrid.ts';
import { addToCart, type WishedProduct } from '../wishlist/wishedProducts.ts';

interface Props {
  firstName: string;
  products: readonly WishedProduct[];
}

/** What somebody wishes for, to give it to them. The list itself stays as it is. */
export function SharedList({ firstName, products }: Props) {
  const { pending, problem, run } = useCall();
  const [adding, setAdding] = useState<WishedProduct>();
  const [said, setSaid] = useState<{ outcome: keyof typeof cartWords; title: string }>();
  const add = (product: WishedProduct, sku: string) =>
    run(async (signal) => {
      setAdding(product);
      setSaid(undefined);
      const outcome = await addToCart(sku, signal);
      if (!signal.aborted) setSaid({ outcome, title: product.title });
    });
  return (
    <>
      <p>These are on {firstName}’s wishlist. What you buy ships to you, so you can give it yourself.</p>
      <Said role="status">
        {said && (
          <Notice kind={said.outcome === 'added' ? 'ok' : 'warn'}>
            {cartWords[said.outcome](said.title)} <Link to={links.cart()}>View cart</Link>
          </Notice>
        )}
        {problem !== undefined && (
          <Notice kind="warn">
            <ActionTrouble problem={problem} />
          </Notice>
        )}
      </Said>
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
