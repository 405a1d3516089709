import type { Log } from '@paw/node/createLog.ts';
import { NeverWorks, queueWork } from '../../platform/outbox/queueWork.ts';
import type { ClaimedWork } from '../../platform/outbox/outboxQueries.ts';
import type { PaymentMethod, PaymentProvider } from './PaymentProvider.ts';
import { findPayable, savePage } from './paymentQueries.ts';
import { sendRefund } from './sendRefund.ts';
import { type SettleNeeds, settleOrder } from './settleOrder.ts';
import { paymentRow, readPaymentJob } from './paymentJobs.ts';

export type Providers = Partial<Record<PaymentMethod, PaymentProvider>>;

interface Needs extends SettleNeeds {
  providers: Providers;
  log?: Log;
}

/**
 * Does a payment job of the outbox. All but two come to the same: order and payment are brought together. The names
 * of jobs only say why someone thought that they are apart.
 */
export function doPaymentJob({ providers, ...needs }: Needs) {
  const { database } = needs;

  async function providerOf(orderId: string): Promise<PaymentProvider> {
    const order = await findPayable(database, orderId);
    const provider = order && providers[order.method];
    if (provider) return provider;
    // Not for good: with its key the provider is there again.
    if (order)
      throw new Error(`Order ${order.number} is paid by ${order.method}, which is not set up (docs/settings.md).`);
    throw new NeverWorks('There is no such order.');
  }

  async function openPage(orderId: string, key: string): Promise<void> {
    const order = await findPayable(database, orderId);
    if (!order || order.providerSession || order.fulfilmentState !== 'new' || order.paymentState !== 'pending') return;
    const page = await (await providerOf(orderId)).openPage(order, key);
    if (!page) return;
    await database.transaction(async (tx) => {
      const saved = await savePage(tx, orderId, page);
      // Cancelled in the meantime: the page must not stay open.
      if (saved && saved.fulfilmentState !== 'new') {
        await queueWork(tx, paymentRow({ job: 'settle', orderId, why: 'page-opened-late' }));
      }
    });
  }

  return async ({ payload, messageId }: ClaimedWork): Promise<void> => {
    const job = readPaymentJob(payload);
    const { orderId } = job;
    if (job.job === 'start') return openPage(orderId, messageId);
    if (job.job === 'refund') return sendRefund(needs, await providerOf(orderId), job.refundId);
    return settleOrder(needs, await providerOf(orderId), orderId);
  };
}
