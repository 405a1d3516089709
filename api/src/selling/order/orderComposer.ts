import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import { orderMailKinds } from '../order-state/orderMailKinds.ts';
import { aboutOrder } from './aboutOrder.ts';
import { findRefundCents, isUnconfirmed } from './orderFacts.ts';
import { confirmMail, orderMails, refundMail } from './orderMails.ts';
import { orderConfirmations } from './orderReferences.ts';

export const orderComposer = mailComposer(orderMailKinds, (shop) => {
  const write = aboutOrder(shop);
  const confirmations = orderConfirmations(shop.database);
  return async (mail) =>
    write(mail.orderId, async (order, url) => {
      // Confirmed or canceled after the buyer asked for it.
      if (mail.mail === 'order-confirm' && !isUnconfirmed(order)) return undefined;
      if (mail.mail === 'order-confirm' || (mail.mail === 'order-placed' && isUnconfirmed(order))) {
        return confirmMail(order, `${url}#confirm=${await confirmations.sign(order.id)}`);
      }
      if (mail.mail !== 'order-refunded') return orderMails[mail.mail](order, url);
      const cents = await findRefundCents(shop.database, mail.refundId);
      if (cents === undefined) throw new NeverWorks('There is no such refund.');
      return refundMail(order, url, cents);
    });
});
