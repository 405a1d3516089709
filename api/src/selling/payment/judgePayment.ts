import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import type { PaymentProvider, ProviderPayment } from './PaymentProvider.ts';
import type { PayableOrder } from './paymentQueries.ts';

/** Minutes that one may take to pay. Then the order is given up, and others may have what it held. */
export const minutesToPay = 45;

type Order = Pick<PayableOrder, 'number' | 'totalCents' | 'fulfilmentState' | 'providerSession' | 'age'>;

/**
 * What an order needs done at the provider's, if anything. What was taken goes back by a refund, see takeOver.
 * @param takes when the provider takes what was promised
 */
export function nextPaymentStep(
  takes: PaymentProvider['takes'],
  { fulfilmentState, providerSession, age }: Order,
  { page, state, payment }: ProviderPayment,
): 'close page' | 'cancel' | 'capture' | undefined {
  const isCancelled = fulfilmentState === 'cancelled';
  const isTooLate = fulfilmentState === 'new' && age > minutesToPay;
  if (page === 'open' && providerSession && (isCancelled || isTooLate)) return 'close page';
  if (state !== 'promised' || !payment) return undefined;
  if (isCancelled) return 'cancel';
  return fulfilmentState !== 'new' && takes === 'at packing' ? 'capture' : undefined;
}

/**
 * What an order learns from the truth at the provider's; undefined = nothing. `abandoned` = the time to pay is over, so
 * the order itself ends.
 * @throws NeverWorks when the sum is not the order's
 */
export function judgePayment(
  order: Order,
  truth: ProviderPayment,
): 'authorised' | 'taken' | 'failed' | 'voided' | 'abandoned' | undefined {
  const { number, totalCents, fulfilmentState } = order;
  const { state, cents } = truth;
  const isCancelled = fulfilmentState === 'cancelled';
  if ((state === 'promised' || state === 'taken') && cents !== totalCents) {
    throw new NeverWorks(`Order ${number} is for ${totalCents} cents, but the payment is for ${cents}.`);
  }
  if (state === 'taken') return 'taken';
  if (state === 'promised') return isCancelled ? undefined : 'authorised';
  if (state === 'given up') return isCancelled ? 'voided' : 'failed';
  if (!isUnpayable(order, truth)) return undefined;
  if (isCancelled) return 'voided';
  return fulfilmentState === 'new' ? 'abandoned' : undefined;
}

/** The page is closed without a payment, or there never was one in all the time that there is to pay. */
function isUnpayable({ providerSession, age, fulfilmentState }: Order, { page }: ProviderPayment): boolean {
  if (page === 'expired') return true;
  return !providerSession && (age > minutesToPay || fulfilmentState === 'cancelled');
}
