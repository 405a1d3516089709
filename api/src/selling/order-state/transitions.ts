import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { FulfilmentState, PaymentState } from '../../platform/database/orderStates.ts';

/** Which states may follow a state; a state that is missing or empty is final. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether `to` may follow `from`. */
export function mayFollow<State extends string>(transitions: Transitions<State>, from: State, to: State): boolean {
  return transitions[from].includes(to);
}

/**
 * Runs before every change of a state; the UPDATE itself says `where state = from`, because the order may have
 * gone on meanwhile.
 * @throws ApiProblem 409 wrong_state
 */
export function checkTransition<State extends string>(transitions: Transitions<State>, from: State, to: State): void {
  if (mayFollow(transitions, from, to)) return;
  const words = (state: string) => state.replaceAll('_', ' ');
  throw new ApiProblem(409, 'wrong_state', `This order is ${words(from)}, so it cannot become ${words(to)}.`);
}

/** From where a state can be reached: what an UPDATE to it says in its `where`. */
export function statesBefore<State extends string>(transitions: Transitions<State>, to: State): State[] {
  return (Object.keys(transitions) as State[]).filter((from) => mayFollow(transitions, from, to));
}

/** Transitions of an order. The shopper may cancel until it is packed. Only a shipped order can come back. */
export const fulfilmentTransitions: Transitions<FulfilmentState> = {
  new: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/**
 * Transitions of a payment. A failed one may be tried again. Cash on delivery goes from pending to paid. What is voided
 * was never taken; what was taken can only be given back. A bank may send back what was given: then it is ours again.
 */
export const paymentTransitions: Transitions<PaymentState> = {
  pending: ['authorised', 'paid', 'failed', 'voided'],
  authorised: ['paid', 'failed', 'voided'],
  failed: ['pending', 'authorised', 'paid', 'voided'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['partly_refunded', 'refunded', 'paid'],
  voided: [],
  refunded: ['partly_refunded', 'paid'],
};

/** The state of a captured payment after this many cents of it were refunded. */
export function stateAfterRefunds(refundedCents: number, capturedCents: number): PaymentState {
  if (refundedCents === 0) return 'paid';
  return refundedCents === capturedCents ? 'refunded' : 'partly_refunded';
}
