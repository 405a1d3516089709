import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { aboutOrder } from '../order/aboutOrder.ts';
import { reviewMail, reviewMailKinds } from './reviewMail.ts';
import { listReviewable, reviewStops } from './reviewMailQueries.ts';

/** Writes nothing when there is nothing left to review, or when the buyer has not proved the address. */
export const reviewMailComposer = mailComposer(reviewMailKinds, (shop) => {
  const write = aboutOrder(shop);
  const { sign } = reviewStops(shop.database);
  return async (mail) =>
    write(mail.orderId, async (order) => {
      const items = await listReviewable(shop.database, order.id);
      if (!items.length || !order.isEmailProved) return undefined;
      return reviewMail(order, items, { shopUrl: shop.shopUrl, token: await sign(order.id) });
    });
});
