import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import type { ShopSessions } from '../../people/session/shopSessions.ts';
import { orderReferences } from './orderReferences.ts';

const isOwnText = `select 1 as one from orders where id = $1 and (account_id = $2 or guest_id = $3)`;

/** Who may see an order, cancel it and send it back: see orderReferences.ts. */
export function orderAccess(database: Database, sessions: Pick<ShopSessions, 'findHolder'>) {
  const references = orderReferences(database);
  const findOwn = preparedRead<{ one: number }>(database, 'is_own_order', isOwnText);
  return {
    signForBuyer: references.signForBuyer,
    signLink: references.signLink,

    /** The id of the order that this request may see by a reference. */
    async findOrderId(request: FastifyRequest, reference: string): Promise<string | undefined> {
      const found = await references.read(reference);
      if (!found?.isForBuyer) return found?.orderId;
      const holder = await sessions.findHolder(request);
      const [own] = holder ? await findOwn([found.orderId, holder.accountId, holder.guestId]) : [];
      return own && found.orderId;
    },
  };
}
