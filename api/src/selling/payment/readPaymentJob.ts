import { z } from 'zod';
import { NeverWorks } from '../../platform/outbox/NeverWorks.ts';
import type { PaymentJob } from '../../platform/outbox/queueWork.ts';

const orderId = z.uuid();

const job = z.discriminatedUnion('job', [
  z.object({ job: z.enum(['start', 'capture', 'release']), orderId }),
  z.object({ job: z.literal('settle'), orderId, why: z.string() }),
  z.object({ job: z.literal('refund'), orderId, refundId: z.uuid() }),
]);

/** What waits in the outbox, as the release that queued it wrote it. @throws NeverWorks when this one cannot read it */
export function readPaymentJob(payload: unknown): PaymentJob {
  const parsed = job.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new NeverWorks(`This is no payment job: ${z.prettifyError(parsed.error)}`);
}
