import { toast } from 'react-toastify/unstyled';
import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { WishedProduct } from './wishedProducts.ts';
import { setWished, troubleId, wishTrouble } from './wishlist.ts';

interface Props {
  product: WishedProduct;
  /** That is why it left. */
  isInCart: boolean;
  onUndone: () => void;
}

/** Shown where a card was. What was pressed in it is gone, so the focus goes on to what brings the card back. */
export function TakenOff({ product: { slug, title }, isInCart, onUndone }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const nobody = document.activeElement === null || document.activeElement === document.body;
    if (nobody) undo.current?.focus();
  }, []);
  const putBack = async () => {
    try {
      await setWished(slug, true);
      toast.dismiss(troubleId(slug));
      onUndone();
    } catch (error) {
      toast.error(wishTrouble(error), { toastId: troubleId(slug) });
    }
  };
  return (
    <Frame>
      <p>{isInCart ? `Moved to your cart: ${title}` : `Removed from your wishlist: ${title}`}</p>
      <Button
        kind="quiet"
        ref={undo}
        aria-label={isInCart ? `Keep here too: ${title}` : `Undo: put ${title} back`}
        onClick={() => void putBack()}
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
