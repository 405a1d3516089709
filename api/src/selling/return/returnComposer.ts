import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import { aboutOrder } from '../order/aboutOrder.ts';
import { returnMailKinds, returnMails } from './returnMails.ts';
import { findReturn } from './returnQueries.ts';

export const returnComposer = mailComposer(returnMailKinds, (shop) => {
  const write = aboutOrder(shop);
  return async (mail) =>
    write(mail.orderId, async (order, url) => {
      const found = await findReturn(shop.database, mail.returnId);
      if (!found) throw new NeverWorks('There is no such return.');
      return returnMails[mail.mail](order, url, found);
    });
});
