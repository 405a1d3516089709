import type { Transitions } from '../order/checkTransition.ts';

export type ReturnState = 'requested' | 'approved' | 'refused' | 'received' | 'refunded';

/** How a return goes on. What arrives and cannot be taken back is refused then. */
export const returnTransitions: Transitions<ReturnState> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  received: ['refunded'],
  refused: [],
  refunded: [],
};
