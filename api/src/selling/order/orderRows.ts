import { randomUUID } from 'node:crypto';
import type { FoundLine } from '../cart/foundLines.ts';
import type { couponUses } from '../../platform/database/couponTables.ts';
import type { orderEvents, orderLines, orders } from '../../platform/database/orderTables.ts';
import type { OutboxRow } from '../../platform/outbox/queueWork.ts';
import type { OrderPrice } from '../pricing/priceOrder.ts';
import type { Buyer } from '../../people/account/findBuyer.ts';
import { addressKey } from '../customer/addressKey.ts';
import type { OrderBody, Recipient } from './orderBody.ts';
import { newOrderNumber } from './orderNumber.ts';
import { orderMailKinds } from '../order-state/orderMailKinds.ts';
import { paymentRow } from '../payment/paymentJobs.ts';

type NewOrder = typeof orders.$inferInsert;

/** What is given of an order and of its lines; everything else begins with its default. */
export const orderFields = [
  ...(['id', 'number', 'idempotencyKey', 'bodyHash', 'accountId', 'guestId', 'sessionId'] as const),
  ...(['email', 'emailTyped', 'name', 'phone', 'address', 'addressKey', 'delivery', 'isFirstOrder'] as const),
  ...(['merchandiseCents', 'discountCents', 'deliveryCents', 'surchargeCents', 'taxCents', 'totalCents'] as const),
  ...(['couponCode', 'paymentMethod', 'paymentState', 'fulfilmentState'] as const),
  ...(['confirmBy', 'holdsStock'] as const),
] satisfies (keyof NewOrder)[];

export const lineFields = [
  ...(['orderId', 'position', 'variantId', 'sku', 'productSlug', 'title', 'size', 'colour', 'picture'] as const),
  ...(['unitCents', 'quantity', 'discountCents', 'taxCents', 'isOversize'] as const),
] satisfies (keyof typeof orderLines.$inferInsert)[];

export interface OrderRows {
  order: Pick<NewOrder, (typeof orderFields)[number]>;
  lines: Pick<typeof orderLines.$inferInsert, (typeof lineFields)[number]>[];
  event: Required<Pick<typeof orderEvents.$inferInsert, 'orderId' | 'kind' | 'facts'>>;
  uses: (typeof couponUses.$inferInsert)[];
  work: OutboxRow[];
}

export interface DecidedOrder {
  key: string;
  hash: string;
  body: OrderBody;
  recipient: Recipient;
  buyer: Buyer;
  /** See customerKeys.ts. */
  customerNames: readonly string[];
  found: readonly FoundLine[];
  price: OrderPrice;
  coupon: string | null;
  isFirstOrder: boolean;
  /** Until when it has to be confirmed, as ISO text. */
  confirmBy: string | null;
  holdsStock: boolean;
}

/** Everything that placing an order writes. */
export function orderRows(decided: DecidedOrder): OrderRows {
  const { body, recipient, buyer, price, coupon } = decided;
  const id = randomUUID();
  const { email, emailTyped, phone, address } = recipient;
  return {
    order: {
      id,
      number: newOrderNumber(),
      idempotencyKey: decided.key,
      bodyHash: decided.hash,
      accountId: buyer.account?.id ?? null,
      guestId: buyer.guestId ?? null,
      sessionId: buyer.sessionId,
      email,
      emailTyped,
      name: address.name,
      phone,
      address,
      addressKey: addressKey(address),
      delivery: body.delivery,
      isFirstOrder: decided.isFirstOrder,
      merchandiseCents: price.merchandiseCents,
      discountCents: price.discountCents,
      deliveryCents: price.deliveryCents,
      surchargeCents: price.surchargeCents,
      taxCents: price.taxCents,
      totalCents: price.totalCents,
      couponCode: coupon,
      paymentMethod: body.payment,
      paymentState: 'pending',
      fulfilmentState: 'new',
      confirmBy: decided.confirmBy,
      holdsStock: decided.holdsStock,
    },
    lines: decided.found.map((line, position) => lineRow(id, line, position, decided)),
    event: { orderId: id, kind: 'placed', facts: { cents: price.totalCents } },
    uses: coupon ? decided.customerNames.map((customerKey) => ({ couponCode: coupon, customerKey, orderId: id })) : [],
    // A buyer who pays on the provider's page gets the email once the payment is authorized.
    work: [
      body.payment === 'stripe'
        ? paymentRow({ job: 'start', orderId: id })
        : orderMailKinds.row({ mail: 'order-placed', orderId: id }),
    ],
  };
}

function lineRow(orderId: string, line: FoundLine, position: number, { body, price }: DecidedOrder) {
  const { discountCents = 0, taxCents = 0 } = price.lines[position] ?? {};
  return {
    orderId,
    position,
    variantId: line.variantId,
    sku: line.sku,
    productSlug: line.slug,
    title: line.title,
    size: line.size,
    colour: line.colour,
    picture: { name: line.picture.name, colours: line.picture.colours, alt: line.picture.alt },
    unitCents: line.unitCents,
    quantity: body.lines[position]?.quantity ?? 0,
    discountCents,
    taxCents,
    isOversize: line.oversize,
  };
}
