/**
 * The cart bus. Facts are in the past tense, requests say "requested". A request is cancelable and has an id; the cart,
 * its only owner, answers with `preventDefault()`. An unanswered request waits in an outbox in storage, and is
 * delivered once when the cart is running again.
 */
import type { CartLine } from './cartStorage.ts';
import { addToOutbox } from './outbox.ts';
import { randomKey } from './randomKey.ts';
import { listen, send } from './typedEvents.ts';

export interface AddRequest {
  /** Unique for each press of a button: the same id is never added twice. */
  id: string;
  line: CartLine;
  /** Set by the owner's answer: the line was not added, because the cart has as many lines as one order can have. */
  refused?: 'cart full';
}

export interface CartChanged {
  /** Units, not lines. */
  units: number;
  lines: CartLine[];
}

export type AddAnswer = 'added' | 'cart full' | 'waiting' | 'lost';

/**
 * Asks the cart to add a line. `added` = it is in the cart. `cart full` = the cart has as many different items as one
 * order can have, and did not add it. `waiting` = no cart is running; it will be added once, when one is. `lost` = no
 * cart, and it could not be stored: tell the shopper.
 */
export function requestAdd(line: CartLine): AddAnswer {
  const request: AddRequest = { id: randomKey(), line };
  if (send('cart:add-requested', request)) return request.refused ?? 'added';
  return addToOutbox(request) ? 'waiting' : 'lost';
}

/** For the owner: `accept` is called once for each unanswered request; it may return 'cart full'. */
export function answerAddRequests(accept: (request: AddRequest) => unknown): () => void {
  return listen('cart:add-requested', (request, event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (accept(request) === 'cart full') request.refused = 'cart full';
  });
}

export function announceCart(changed: CartChanged): void {
  send('cart:changed', changed);
}

export function onCartChanged(hear: (changed: CartChanged) => void): () => void {
  return listen('cart:changed', hear);
}
