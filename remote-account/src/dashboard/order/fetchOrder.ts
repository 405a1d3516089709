import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

export type MemberOrder = components['schemas']['MemberOrder'];

/** One of the member's orders. @throws ApiProblem; 404 when it is not in this account */
export async function fetchOrder(signal: AbortSignal, number: string): Promise<MemberOrder> {
  return withSession(signal, (api) =>
    answer(api.GET('/api/account/orders/{number}', { params: { path: { number } } })),
  );
}

/** What the order's lines are in a cart now, and what changed since. Nothing is ordered. @throws ApiProblem */
export async function askReorder(signal: AbortSignal, number: string) {
  return withSession(signal, (api) =>
    answer(api.POST('/api/account/orders/{number}/reorder', { params: { path: { number } } })),
  );
}
