import { type AddAnswer, onCartChanged, requestAdd } from '@paw/contract/cartEvents.ts';
import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { startTransition, useEffect, useState } from 'react';
import { useChosenVariant } from '../useChosenVariant.ts';
import type { ProductDetail, Variant } from '../../variant/variants.ts';
import { cartLineOf, storedCartLines, unitsIn } from '../../variant/cartLine.ts';

/** The cart's answer to the last press, and the variant of that press. */
interface Said {
  answer: AddAnswer;
  sku: string;
  line: string;
  /** The number of the press, so that a repeated answer is announced again. */
  press: number;
}

/** The state of the purchase, shared by the purchase box, the gallery and the bar on phones. */
export interface Purchase {
  product: ProductDetail;
  variant: Variant;
  choose: (variant: Variant) => void;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** How many can still be added; 0 = sold out, or the cart already holds the most that one order may have. */
  most: number;
  /** Units of the variant that the cart holds already. */
  inCart: number;
  add: () => void;
  said?: { answer: Said['answer']; press: number };
}

/** Choosing a variant and adding it. The request goes over the bus; `said` is the cart's answer. */
export function usePurchase(product: ProductDetail): Purchase {
  const [variant, choose] = useChosenVariant(product.variants);
  const [wanted, setWanted] = useState(1);
  const [said, setSaid] = useState<Said>();
  const inCart = useUnitsInCart(cartLineOf(product, variant, 1));
  const most = Math.max(0, Math.min(rules.quantity.mostUnits, variant.stock) - inCart);
  const quantity = Math.max(1, Math.min(wanted, most));

  const add = () => {
    const line = cartLineOf(product, variant, quantity);
    const answer = requestAdd(line);
    const said = { answer, sku: variant.sku, line: cartLineKey(line) };
    // The header's cart count is painted first, because it is little work.
    startTransition(() => setSaid((last) => ({ ...said, press: (last?.press ?? 0) + 1 })));
  };
  // The cart is back and has added the waiting line.
  useEffect(() => {
    if (said?.answer !== 'waiting') return;
    return onCartChanged(({ lines }) => {
      if (lines.some((line) => cartLineKey(line) === said.line)) setSaid({ ...said, answer: 'added' });
    });
  }, [said]);

  return {
    product,
    variant,
    choose,
    quantity,
    setQuantity: setWanted,
    most,
    inCart,
    add,
    said: said?.sku === variant.sku ? said : undefined,
  };
}

/** How many units of a line the cart holds: as stored first, then as the cart announces. 0 until hydration. */
function useUnitsInCart(line: CartLine): number {
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  useEffect(() => {
    setLines(storedCartLines());
    return onCartChanged(({ lines }) => startTransition(() => setLines(lines)));
  }, []);
  return unitsIn(lines, line);
}
