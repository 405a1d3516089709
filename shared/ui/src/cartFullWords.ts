import { rules } from '@paw/rules/rules.ts';

/** Why something was not added: the cart has the most lines that one order may have. */
export const cartFullWords = `Your cart already has ${rules.quantity.mostLines} different items, the most one order can have. Remove one to make room.`;
