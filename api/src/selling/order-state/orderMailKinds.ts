import { z } from 'zod';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

const orderId = z.uuid();
const order = z.object({ orderId });

/** Below orders and payments, because both queue them; orders write them (order/orderComposer.ts). */
export const orderMailKinds = mailKinds(
  {
    'order-placed': order,
    'order-shipped': order,
    'order-delivered': order,
    'order-cancelled': order,
    /** The text of order-placed, as often as the buyer asks for it; `event` is new each time. */
    'order-confirm': z.object({ orderId, event: z.uuid() }),
    'order-refunded': z.object({ orderId, refundId: z.uuid() }),
  },
  (mail) => ('refundId' in mail ? mail.refundId : 'event' in mail ? mail.event : mail.orderId),
);
