import { Button } from '@paw/shared/ui/Button.tsx';
import type { Purchase } from './usePurchase.ts';

/** It tells the truth: what cannot be bought now says so. A press before the page is alive is done when it is. */
export function AddButton({ purchase: { variant, most, add } }: { purchase: Purchase }) {
  const canBuy = variant.stock > 0;
  return (
    <Button disabled={!canBuy} aria-disabled={most <= 0} onClick={most > 0 ? add : undefined}>
      {canBuy ? 'Add to cart' : 'Sold out'}
    </Button>
  );
}
