import type { FulfilmentState } from '../../platform/database/orderStates.ts';
import type { Transitions } from './checkTransition.ts';

/** How an order goes on. The shopper may cancel until it is packed. What comes back was on its way before. */
export const fulfilmentTransitions: Transitions<FulfilmentState> = {
  new: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};
