import { orderReferences } from '../selling/order/orderReferences.ts';
import type { TestOrders } from './testOrders.ts';

/** The reference in an order's emails, which opens it in any browser. */
export async function emailedReference({ database, run }: Pick<TestOrders, 'database' | 'run'>, number: string) {
  const [{ id }] = await run('select id from orders where number = $1', [number]);
  return orderReferences(database).signLink(id, 'email');
}
