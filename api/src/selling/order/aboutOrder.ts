import type { MailContent } from '../../platform/mail/MailContent.ts';
import type { MailShop } from '../../platform/mail/mailComposer.ts';
import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import { findMailedOrder, type MailedOrder } from './orderFacts.ts';
import { orderReferences } from './orderReferences.ts';

/** @param url of the order's page, which needs no login */
type Write = (order: MailedOrder, url: string) => Promise<MailContent | undefined> | MailContent | undefined;

/**
 * Writes emails about an order to its buyer. Undefined when the buyer has deleted the account: there is no address.
 * @throws NeverWorks when there is no such order
 */
export function aboutOrder({ database, shopUrl }: Pick<MailShop, 'database' | 'shopUrl'>) {
  const references = orderReferences(database);
  return async (orderId: string, write: Write): Promise<MailContent | undefined> => {
    const order = await findMailedOrder(database, orderId);
    if (!order) throw new NeverWorks('There is no such order.');
    if (!order.emailTyped) return undefined;
    return write(
      order,
      `${shopUrl}/order-sent?order=${encodeURIComponent(await references.signLink(order.id, 'email'))}`,
    );
  };
}
