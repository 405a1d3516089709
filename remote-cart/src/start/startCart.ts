import type { HostFacts } from '@paw/contract/remote.ts';
import { CART_KEYS } from '@paw/contract/noCart.ts';
import { laterChunk } from '@paw/ui/laterChunk.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import type { RestoredCart } from '@paw/contract/restoreCart.ts';
import { countUnits } from '../cart/addLine.ts';
import { showCount } from '../cart/cartCount.ts';
import { answerEarly } from './answerEarly.ts';
import { recoverEarly } from './earlyAdds.ts';
import { beginCart } from './pageCart.ts';

const loadCart = laterChunk('cart', async () => {
  const { runCart } = await import(/* webpackChunkName: "cart" */ './runCart.ts');
  runCart();
});

let isAnswering = false;
let isCounted = false;

/**
 * Starts this page's cart. Its store comes with the first action of a shopper who has no cart, and at once for anyone else. A
 * second call, after a failed one, repeats it.
 * @throws when the code that the cart needs at once does not load
 */
export async function startCart(facts: HostFacts): Promise<void> {
  const { restoredCart } = facts;
  if (isAnswering) return;
  // Not again in a second call: the cart may run by then, with a page of its own.
  if (!isCounted) showCount({ units: countUnits(restoredCart.lines), restored: true });
  isCounted = true;
  recoverEarly();
  if (isNew(restoredCart)) {
    isAnswering = true;
    beginCart({ facts, takeOver: answerEarly(loadCart) });
    return;
  }
  beginCart({ facts });
  await loadCart();
}

/** Whether this browser stores nothing that the cart would have to read, deliver or share. */
function isNew({ lines, foreign, intact }: RestoredCart): boolean {
  if (!intact || lines.length > 0 || foreign.length > 0) return false;
  const token = readToken();
  if (token && !token.guest) return false;
  try {
    return !Object.keys(localStorage).some((key) => CART_KEYS.test(key));
  } catch {
    return false;
  }
}
