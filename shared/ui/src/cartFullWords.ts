import { rules } from '@paw/rules/rules.ts';

/** Why something was not added to the cart: an order has so many lines at most. */
export const cartFullWords = `Your cart already has ${rules.quantity.mostLines} different items, the most one order can have. Remove one to make room.`;
