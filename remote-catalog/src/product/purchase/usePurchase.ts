import { type AddAnswer, onCartChanged, requestAdd } from '@paw/contract/cartEvents.ts';
import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useChosenVariant } from '../useChosenVariant.ts';
import type { ProductDetail, Variant } from '../../variant/variants.ts';
import { cartLineOf, storedCartLines, unitsIn } from '../../variant/cartLine.ts';

/** The cart's answer to the last press, and the variant of that press. */
interface Said {
  answer: AddAnswer;
  sku: string;
  line: CartLine;
  /** Units of the line that the cart held, or was about to hold, before the press. */
  before: number;
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
  const { shown, latest, expectLine } = useCartLines();
  const one = cartLineOf(product, variant, 1);
  const inCart = unitsIn(shown, one);
  const mostBeside = (units: number) => Math.max(0, Math.min(rules.quantity.mostUnits, variant.stock) - units);
  const most = mostBeside(inCart);
  const chosenOf = (most: number) => Math.max(1, Math.min(wanted, most));

  const add = () => {
    // A second press can come before the page shows what the first one added.
    const before = unitsIn(latest.current, one);
    const stillMost = mostBeside(before);
    if (stillMost === 0) return;
    const line = cartLineOf(product, variant, chosenOf(stillMost));
    const answer = requestAdd(line);
    const said = { answer, sku: variant.sku, line, before };
    const say = () => setSaid((last) => ({ ...said, press: (last?.press ?? 0) + 1 }));
    // The header's cart count is painted first, because it is little work. While the cart is not there, nothing is counted.
    if (answer !== 'waiting') return startTransition(say);
    expectLine({ ...line, quantity: before + line.quantity });
    say();
  };
  // The cart is back and has added the waiting line.
  useEffect(() => {
    if (said?.answer !== 'waiting') return;
    return onCartChanged(({ lines }) => {
      if (unitsIn(lines, said.line) <= said.before) return;
      setSaid((last) => (last === said ? { ...said, answer: 'added' } : last));
    });
  }, [said]);

  return {
    product,
    variant,
    choose,
    quantity: chosenOf(most),
    setQuantity: setWanted,
    most,
    inCart,
    add,
    said: said?.sku === variant.sku ? said : undefined,
  };
}

/**
 * The cart's lines: as stored first, then as the cart announces; none until hydration. `latest` has a change at once, `shown` when
 * the header's count is painted. `expectLine` notes a line that the cart will have once it is there.
 */
function useCartLines() {
  const [shown, setShown] = useState<readonly CartLine[]>([]);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = storedCartLines();
    setShown(latest.current);
    return onCartChanged(({ lines }) => {
      latest.current = lines;
      startTransition(() => setShown(lines));
    });
  }, []);
  const expectLine = (line: CartLine) => {
    latest.current = [line, ...latest.current.filter((other) => cartLineKey(other) !== cartLineKey(line))];
  };
  return { shown, latest, expectLine };
}
