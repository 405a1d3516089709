import type { Database } from '../database/database.ts';
import { signedIds } from '../session/signedIds.ts';
import { signingKeys } from '../session/signingKeys.ts';

/**
 * References of orders: an order's id under the shop's signature. Whoever has one may see the order and cancel it, so
 * they stand only in the buyer's browser and mails; one can be neither guessed nor made from an order's number.
 */
export function orderReferences(database: Database) {
  const { sign, find } = signedIds(signingKeys(database, 'order'));
  return {
    sign: (orderId: string): Promise<string> => sign(orderId),
    /** The order's id; undefined when the shop did not sign it. */
    findOrderId: (reference: string): Promise<string | undefined> => find(reference),
  };
}
