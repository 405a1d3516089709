import type { ReturnState } from '../../platform/database/orderStates.ts';
import type { Transitions } from '../order-state/transitions.ts';

/** Transitions of a return. What arrives and cannot be accepted is refused then. */
export const returnTransitions: Transitions<ReturnState> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  received: ['refunded'],
  refused: [],
  refunded: [],
};
