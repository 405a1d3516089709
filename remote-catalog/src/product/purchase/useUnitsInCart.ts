import { onCartChanged } from '@paw/contract/cartEvents.ts';
import { CART_KEY, type CartLine, cartLineKey, parseCart } from '@paw/contract/cartStorage.ts';
import { useEffect, useState } from 'react';

/** How many units of a line the cart holds: as it is stored first, then as the cart tells. 0 until hydration. */
export function useUnitsInCart(line: Pick<CartLine, 'title' | 'size' | 'color'>): number {
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  useEffect(() => {
    setLines(storedLines());
    return onCartChanged((changed) => setLines(changed.lines));
  }, []);
  const key = cartLineKey(line);
  return lines.find((other) => cartLineKey(other) === key)?.quantity ?? 0;
}

/** None when storage is blocked or holds something damaged, which is the cart's to tell. */
function storedLines(): CartLine[] {
  try {
    return parseCart(localStorage.getItem(CART_KEY)).lines;
  } catch {
    return [];
  }
}
