import type { ReturnState } from '../../platform/database/orderStates.ts';
import type { Transitions } from '../order-state/transitions.ts';

/** How a return goes on. What arrives and cannot be taken back is refused then. */
export const returnTransitions: Transitions<ReturnState> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  received: ['refunded'],
  refused: [],
  refunded: [],
};
