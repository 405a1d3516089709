import { Button } from '@paw/ui/Button.tsx';
import type { Purchase } from './usePurchase.ts';

/** Disabled when the variant is sold out. The shell replays a press before hydration. */
export function AddButton({ purchase: { variant, most, add } }: { purchase: Purchase }) {
  const canBuy = variant.stock > 0;
  return (
    <Button disabled={!canBuy} aria-disabled={most <= 0} onClick={most > 0 ? add : undefined}>
      {canBuy ? 'Add to cart' : 'Sold out'}
    </Button>
  );
}
