import type { Database } from '../../platform/database/database.ts';
import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import { nextPaymentStep } from './judgePayment.ts';
import type { PaymentProvider, ProviderPayment } from './PaymentProvider.ts';
import { findPayable, lockPayable, type PayableOrder } from './paymentQueries.ts';
import { type PaymentEffects, takeOver } from './takeOver.ts';

export interface SettleNeeds extends PaymentEffects {
  database: Database;
}

/** More than ever follow each other: close the page, then cancel what was promised meanwhile. */
const mostSteps = 4;

/**
 * Brings an order and its payment together, whatever was lost, repeated or late on the way: asks the provider what is
 * true, does there what the order needs, and takes over what is true then. Any number of times.
 * @throws NeverWorks when the provider refuses for good
 */
export async function settleOrder(
  { database, ...effects }: SettleNeeds,
  provider: PaymentProvider,
  orderId: string,
): Promise<void> {
  const order = await findPayable(database, orderId);
  if (!order) throw new NeverWorks('There is no such order.');
  // Only the delivery records cash.
  if (provider.takes === 'at delivery') return;
  const truth = await bringAbout(provider, order);
  await database.transaction(async (tx) => {
    const now = await lockPayable(tx, orderId);
    if (now) await takeOver(tx, now, truth, effects);
  });
}

/** Does what is needed at the provider's, step by step; a step that is refused may have been done by someone else. */
async function bringAbout(provider: PaymentProvider, order: PayableOrder): Promise<ProviderPayment> {
  let refused: unknown;
  for (let steps = 0; steps < mostSteps; steps++) {
    const truth = await provider.find(order);
    const step = nextStep(provider, order, truth);
    if (!step) return truth;
    if (refused) throw refused;
    try {
      await step();
    } catch (error) {
      if (!(error instanceof NeverWorks)) throw error;
      refused = error;
    }
  }
  throw new Error(`The payment of order ${order.number} does not come to rest.`);
}

/** What the order needs done at the provider's, ready to be done; undefined when that is nothing. */
function nextStep(
  provider: PaymentProvider,
  order: PayableOrder,
  truth: ProviderPayment,
): (() => Promise<void>) | undefined {
  const { providerSession, totalCents } = order;
  const { payment } = truth;
  const step = nextPaymentStep(provider.takes, order, truth);
  if (step === 'close page' && providerSession) return () => provider.closePage(providerSession);
  if (step === 'cancel' && payment) return () => provider.cancel(payment);
  if (step === 'capture' && payment) return () => provider.capture(payment, totalCents);
  return undefined;
}
