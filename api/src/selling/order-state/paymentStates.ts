import type { PaymentState } from '../../platform/database/orderStates.ts';
import type { Transitions } from './checkTransition.ts';

/**
 * How a payment goes on. A failed one may be tried again. Cash on delivery goes from pending to paid. What is voided
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

/** The state of a payment that was taken, after so many cents of it went back for good. */
export function stateAfterRefunds(refundedCents: number, capturedCents: number): PaymentState {
  if (refundedCents === 0) return 'paid';
  return refundedCents === capturedCents ? 'refunded' : 'partly_refunded';
}
