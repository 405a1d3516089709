import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import type { AskedReturn } from './askedReturn.ts';

export type Returnable = components['schemas']['Returnable'];

const pathOf = (reference: string) => ({ params: { path: { reference } } });

/** What of an order can be sent back, and what is already. @throws ApiProblem */
export async function fetchReturns(signal: AbortSignal, reference: string): Promise<Returnable> {
  return answer(createApi({ baseUrl: '', signal }).GET('/api/orders/{reference}/returns', pathOf(reference)));
}

/** @throws ApiProblem */
export async function askAsGuest(signal: AbortSignal, reference: string, body: AskedReturn) {
  const api = createApi({ baseUrl: '', signal });
  return answer(api.POST('/api/orders/{reference}/returns', { ...pathOf(reference), body }));
}
