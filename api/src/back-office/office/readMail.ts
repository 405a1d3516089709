import { z } from 'zod';
import { NeverWorks } from '../../platform/outbox/NeverWorks.ts';
import type { Mail } from '../../platform/outbox/queueWork.ts';

const orderId = z.uuid();
const noticeId = z.int();
const contactId = z.int();
const subscriptionId = z.uuid();
const accountId = z.uuid();
const event = z.uuid();

const mail = z.discriminatedUnion('mail', [
  z.object({ mail: z.enum(['order-placed', 'order-shipped', 'order-delivered', 'order-cancelled']), orderId }),
  z.object({ mail: z.literal('review-asked'), orderId }),
  z.object({ mail: z.literal('order-confirm'), orderId, event }),
  z.object({ mail: z.literal('order-refunded'), orderId, refundId: z.uuid() }),
  z.object({
    mail: z.enum(['return-requested', 'return-approved', 'return-refused']),
    orderId,
    returnId: z.uuid(),
  }),
  z.object({ mail: z.literal('account-leaving'), accountId: z.uuid(), event: z.uuid() }),
  z.object({ mail: z.literal('stock-confirm'), noticeId, secret: z.string() }),
  z.object({ mail: z.literal('stock-back'), noticeId }),
  z.object({ mail: z.enum(['contact-received', 'contact-acknowledged']), contactId }),
  z.object({ mail: z.literal('contact-answer'), contactId, answerId: z.int() }),
  z.object({ mail: z.literal('newsletter-confirm'), subscriptionId, ask: z.uuid(), secret: z.string() }),
  z.object({ mail: z.enum(['newsletter-welcome', 'newsletter-known']), subscriptionId, ask: z.uuid() }),
  z.object({ mail: z.literal('welcome'), accountId, event }),
  z.object({ mail: z.literal('password-changed'), accountId, event, isReset: z.boolean().optional() }),
  z.object({ mail: z.literal('sign-in-alarm'), accountId: accountId.nullable(), event }),
  z.object({ mail: z.literal('new-device'), accountId, event, device: z.string(), at: z.iso.datetime() }),
  z.object({ mail: z.enum(['passkey-added', 'passkey-removed']), accountId, event, name: z.string() }),
  z.object({ mail: z.enum(['identity-added', 'identity-removed']), accountId, event, provider: z.string() }),
  z.object({ mail: z.literal('proof-code'), accountId, event, goodUntil: z.string(), secret: z.string() }),
  z.object({ mail: z.literal('email-changed'), accountId, event, to: z.string() }),
  z.object({ mail: z.literal('password-reset'), resetId: z.uuid(), secret: z.string() }),
  z.object({ mail: z.literal('email-confirm'), changeId: z.uuid(), secret: z.string() }),
  z.object({ mail: z.literal('email-asked'), changeId: z.uuid() }),
  z.object({
    mail: z.literal('cart'),
    id: z.string(),
    to: z.string(),
    items: z.array(z.object({ sku: z.string(), quantity: z.int() })),
  }),
  z.object({
    mail: z.literal('code'),
    id: z.string(),
    to: z.string(),
    hasAccount: z.boolean(),
    minutes: z.number(),
    goodUntil: z.string(),
    secret: z.string(),
  }),
]);

/** What waits in the outbox, as the release that queued it wrote it. @throws NeverWorks when this one cannot read it */
export function readMail(payload: unknown): Mail {
  const parsed = mail.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new NeverWorks(`This email can’t be written: ${z.prettifyError(parsed.error)}`);
}
