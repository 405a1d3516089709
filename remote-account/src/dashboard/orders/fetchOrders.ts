import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** A page of the member's orders, the last one first. @throws ApiProblem */
export async function fetchOrders(signal: AbortSignal, page: number) {
  return withSession(signal, (api) => answer(api.GET('/api/account/orders', { params: { query: { page } } })));
}
