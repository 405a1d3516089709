import { Button } from '@paw/ui/Button.tsx';
import type { Purchase } from './usePurchase.ts';

/** Says so when something can't be bought now. A press before hydration takes effect after it. */
export function AddButton({ purchase: { variant, most, add } }: { purchase: Purchase }) {
  const canBuy = variant.stock > 0;
  return (
    <Button disabled={!canBuy} aria-disabled={most <= 0} onClick={most > 0 ? add : undefined}>
      {canBuy ? 'Add to cart' : 'Sold out'}
    </Button>
  );
}
