/** How far an order is, as its row says it; what may follow what is in fulfilmentStates.ts. */
export type FulfilmentState = 'new' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned';

/** How far its payment is; what may follow what is in paymentStates.ts. */
export type PaymentState = 'pending' | 'authorised' | 'paid' | 'failed' | 'voided' | 'partly_refunded' | 'refunded';

/** How far a return is; what may follow what is in returnStates.ts. */
export type ReturnState = 'requested' | 'approved' | 'refused' | 'received' | 'refunded';
