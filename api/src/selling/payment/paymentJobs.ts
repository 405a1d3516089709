import { z } from 'zod';
import { NeverWorks, type OutboxRow } from '../../platform/outbox/queueWork.ts';

const orderId = z.uuid();

/**
 * A call of the payment provider. start = open its page for the order; settle = ask for the state of the payment and
 * take it over; capture = take the authorized amount; release = void the authorization, or refund what was captured.
 * `why` tells several settlings of one order apart.
 */
const paymentJob = z.discriminatedUnion('job', [
  z.object({ job: z.enum(['start', 'capture', 'release']), orderId }),
  z.object({ job: z.literal('settle'), orderId, why: z.string() }),
  z.object({ job: z.literal('refund'), orderId, refundId: z.uuid() }),
]);

type PaymentJob = z.infer<typeof paymentJob>;

/** The row of a payment job in the outbox; its key is the provider's idempotency key too. */
export function paymentRow(job: PaymentJob): OutboxRow {
  const last = job.job === 'refund' ? job.refundId : job.job === 'settle' ? `${job.orderId}.${job.why}` : job.orderId;
  return { kind: 'payment', payload: { ...job }, messageId: `${job.job}.${last}` };
}

/** What the release that queued it wrote. @throws NeverWorks when this release cannot read it */
export function readPaymentJob(payload: unknown): PaymentJob {
  const parsed = paymentJob.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new NeverWorks(`This is not a payment job: ${z.prettifyError(parsed.error)}`);
}
