import { randomBytes, randomUUID } from 'node:crypto';
import type { Queries } from '../../../platform/database/database.ts';
import { orderLines, orders } from '../../../platform/database/orderTables.ts';
import { newOrderNumber } from '../../../selling/order/orderNumber.ts';

type Order = typeof orders.$inferInsert;
type Line = typeof orderLines.$inferInsert;

/** An order as placing leaves it: two lines, 45.00 and tax, paid on delivery unless the caller asks for something else. */
export async function insertTestOrder(
  db: Queries,
  order: Partial<Order> = {},
  line: Partial<Line> = {},
): Promise<Order> {
  const name = randomBytes(4).toString('hex').toUpperCase();
  const row: Order = {
    id: randomUUID(),
    number: newOrderNumber(),
    idempotencyKey: randomUUID(),
    bodyHash: 'hash',
    email: 'maya@example.test',
    emailTyped: 'Maya@example.test',
    name: 'Maya Rosen',
    address: { name: 'Maya <Rosen>', line1: '12 Elm & Oak St', city: 'Portland', state: 'OR', zip: '97201' },
    addressKey: `key ${name}`,
    delivery: 'standard',
    isFirstOrder: false,
    merchandiseCents: 4500,
    discountCents: 500,
    deliveryCents: 495,
    surchargeCents: 0,
    taxCents: 333,
    totalCents: 4828,
    paymentMethod: 'delivery',
    paymentState: 'pending',
    fulfilmentState: 'new',
    ...order,
  };
  await db.insert(orders).values(row);
  const common = {
    orderId: row.id,
    productSlug: 'Adjustable-Dog-Collar',
    picture: { name: 'collar', colours: [], alt: '' },
    isOversize: false,
  };
  await db.insert(orderLines).values([
    {
      ...common,
      position: 0,
      sku: 'COL',
      title: 'Adjustable Dog Collar',
      size: 'L',
      colour: 'Navy',
      unitCents: 1500,
      quantity: 2,
      discountCents: 333,
      taxCents: 222,
      ...line,
    },
    {
      ...common,
      position: 1,
      sku: 'BED',
      title: 'Dog Bed',
      size: '',
      colour: '',
      unitCents: 1500,
      quantity: 1,
      discountCents: 167,
      taxCents: 111,
    },
  ]);
  return row;
}
