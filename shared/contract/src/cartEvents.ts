/**
 * The cart bus. Facts are in the past, requests say so. A request is cancelable and carries an id; the cart, its
 * only owner, answers by `preventDefault()`. What nobody answers waits in an outbox in storage, and is delivered
 * once when the cart is back.
 */
import type { CartLine } from './cartStorage.ts';
import { addToOutbox } from './outbox.ts';
import { randomKey } from './randomKey.ts';
import { listen, send } from './typedEvents.ts';

export interface AddRequest {
  /** Unique for each press of a button: the same id never counts twice. */
  id: string;
  line: CartLine;
  /** Set by the owner while it answers: it did not add the line, because it has as many lines as one order can have. */
  refused?: 'cart full';
}

export interface CartChanged {
  /** Units, not lines. */
  units: number;
  lines: CartLine[];
}

export type AddAnswer = 'added' | 'cart full' | 'waiting' | 'lost';

/**
 * Asks the cart to add a line.
 * `added` = the cart has it. `cart full` = it has as many different items as one order can have, and did not add this one.
 * `waiting` = no cart is there now; it will be added, once, when it is back. `lost` = no cart, and nothing could be stored: say so to the shopper.
 */
export function requestAdd(line: CartLine): AddAnswer {
  const request: AddRequest = { id: randomKey(), line };
  if (send('cart:add-requested', request)) return request.refused ?? 'added';
  return addToOutbox(request) ? 'waiting' : 'lost';
}

/** The owner's side: `accept` is called once for each request that no one has answered yet; it may return 'cart full'. */
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
