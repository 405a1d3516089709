import type { OrderLimits } from '../platform/tries/orderLimits.ts';

const many = 1_000_000;

/** For tests whose guests order as often as they like, and need not confirm. */
export const noOrderLimits: OrderLimits = {
  perSession: many,
  perAddress: many,
  perMember: many,
  unconfirmedPerEmail: many,
  confirmHours: 0,
  heldUnits: many,
  heldPercent: 100,
  askedPerSession: many,
  askedPerAddress: many,
};
