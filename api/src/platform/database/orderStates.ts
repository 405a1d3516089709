/** How far an order is. order-state/transitions.ts says which state may follow which. */
export type FulfilmentState = 'new' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned';

/** How far its payment is. */
export type PaymentState = 'pending' | 'authorised' | 'paid' | 'failed' | 'voided' | 'partly_refunded' | 'refunded';

/** How far a return is (return/returnStates.ts). */
export type ReturnState = 'requested' | 'approved' | 'refused' | 'received' | 'refunded';
