import { sampleOrder } from '@paw/testing/sampleOrder.ts';
import type { Order } from '../order/useOrder.ts';

/** A bowl and two leashes, just ordered by Ada, who pays on delivery. */
export const testOrder = (changes: Partial<Order> = {}): Order => ({ ...sampleOrder(), ...changes });
