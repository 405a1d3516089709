import type { Database } from '../../platform/database/database.ts';
import { signedIds } from '../../people/session/signedIds.ts';
import { signingKeys } from '../../people/session/signingKeyQueries.ts';

/**
 * References of orders: an order's id under the shop's signature. Anyone who has one may see the order and cancel it,
 * so they are only in the buyer's browser and emails; they can be neither guessed nor made from an order's number.
 */
export function orderReferences(database: Database) {
  const { sign, find } = signedIds(signingKeys(database, 'order'));
  return {
    sign: (orderId: string): Promise<string> => sign(orderId),
    /** The order's id; undefined when the shop did not sign it. */
    findOrderId: (reference: string): Promise<string | undefined> => find(reference),
  };
}

/**
 * What confirms an order: its id under a signature of another purpose. It is only in the email to the buyer, so that
 * a person who sends it has read that email; the order's reference confirms nothing.
 */
export function orderConfirmations(database: Database) {
  const { sign, find } = signedIds(signingKeys(database, 'order-confirmation'));
  return {
    sign: (orderId: string): Promise<string> => sign(orderId),
    /** Whether it confirms this order and no other. */
    isOf: async (confirmation: string, orderId: string): Promise<boolean> => (await find(confirmation)) === orderId,
  };
}
