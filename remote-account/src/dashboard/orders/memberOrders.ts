import { orderStateNames } from '@paw/rules/orderStates.ts';
import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

export type ListedOrder = components['schemas']['MemberOrders']['orders'][number];

/** An order's status, for a list. */
export function stateWords({ fulfilment, payment }: Pick<ListedOrder, 'fulfilment' | 'payment'>): string {
  if (fulfilment.state === 'new' && payment.state === 'failed') return 'Payment didn’t go through';
  return orderStateNames[fulfilment.state];
}

/** A page of the member's orders, the latest first. @throws ApiProblem */
export async function fetchOrders(signal: AbortSignal, page: number) {
  return withSession(signal, (api) => answer(api.GET('/api/account/orders', { params: { query: { page } } })));
}
