import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { WishedProduct } from './wishedProducts.ts';
import { changeWish } from './useWishlist.ts';

interface Props {
  product: WishedProduct;
  /** It was removed because it is in the cart now. */
  isInCart: boolean;
  onUndone: () => void;
}

/** Replaces the card of a removed product. The pressed button is gone, so Undo takes the focus. */
export function RemovedWish({ product: { slug, title }, isInCart, onUndone }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const hasNoFocus = document.activeElement === null || document.activeElement === document.body;
    if (hasNoFocus) undo.current?.focus();
  }, []);
  const restore = async () => {
    if (await changeWish(slug, true)) onUndone();
  };
  return (
    <Frame>
      <p>{isInCart ? `Moved to your cart: ${title}` : `Removed from your wishlist: ${title}`}</p>
      <Button
        kind="quiet"
        ref={undo}
        aria-label={isInCart ? `Keep here too: ${title}` : `Undo: put ${title} back`}
        onClick={() => void restore()}
      >
        {isInCart ? 'Keep here too' : 'Undo'}
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-8);
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--sand);
  color: var(--soft);
  text-align: center;
  p {
    margin: 0;
  }
`;
