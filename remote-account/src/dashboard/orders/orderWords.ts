import type { components } from '@paw/api-client/apiTypes.d.ts';

export type ListedOrder = components['schemas']['MemberOrders']['orders'][number];

/** How far an order is, for a list of them. */
export function stateWords({ fulfilment, payment }: Pick<ListedOrder, 'fulfilment' | 'payment'>): string {
  if (fulfilment.state === 'new' && payment.state === 'failed') return 'Payment didn’t go through';
  return {
    new: 'Order received',
    packed: 'Packed',
    shipped: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Canceled',
    returned: 'Returned',
  }[fulfilment.state];
}
