import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { PayableOrder } from './paymentQueries.ts';

type Order = Pick<PayableOrder, 'number' | 'method' | 'paymentState' | 'capturedCents' | 'totalCents'>;

/** An order is packed only when its payment is authorized, or is due on delivery. @throws ApiProblem 409 not_paid */
export function checkPromised({ number, method, paymentState }: Order): void {
  if (method === 'delivery' || paymentState === 'authorised' || paymentState === 'paid') return;
  const words = `Order ${number} is not paid (${paymentState}): pack it when it is authorised.`;
  throw new ApiProblem(409, 'not_paid', words);
}

/** An order is shipped only when its payment is captured, or is due on delivery. @throws ApiProblem 409 not_paid */
export function checkTaken({ number, method, paymentState, capturedCents, totalCents }: Order): void {
  if (method === 'delivery' || capturedCents >= totalCents) return;
  const hint = paymentState === 'failed' ? 'The payment failed.' : 'It is being captured: try again in a moment.';
  throw new ApiProblem(409, 'not_paid', `Order ${number} is not paid yet (${paymentState}). ${hint}`);
}
