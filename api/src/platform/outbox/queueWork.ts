import type { SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { outbox } from '../database/outboxTables.ts';

/** A mail as it waits: what it is about, not its words. They are written when it is sent, from what is true then. */
export type Mail =
  | { mail: 'order-placed' | 'order-shipped' | 'order-delivered' | 'order-cancelled'; orderId: string }
  | { mail: 'review-asked'; orderId: string }
  /** The same words as of the order that was placed, as often as its buyer asks for them; `event` is new each time. */
  | { mail: 'order-confirm'; orderId: string; event: string }
  | { mail: 'order-refunded'; orderId: string; refundId: string }
  | { mail: 'return-requested' | 'return-approved' | 'return-refused'; orderId: string; returnId: string }
  /** `event` is new each time: the same thing may happen to an account often. */
  | { mail: 'account-leaving'; accountId: string; event: string }
  | { mail: 'stock-confirm'; noticeId: number; secret: string }
  | { mail: 'stock-back'; noticeId: number }
  /** `items` is what the cart holds; the id tells two mails of one cart apart. */
  | { mail: 'cart'; id: string; to: string; items: { sku: string; quantity: number }[] }
  | { mail: 'contact-received' | 'contact-acknowledged'; contactId: number }
  | { mail: 'contact-answer'; contactId: number; answerId: number }
  /** `ask` is new with each step that somebody takes: the same subscription may be asked for, and ended, often. */
  | { mail: 'newsletter-confirm'; subscriptionId: string; ask: string; secret: string }
  | { mail: 'newsletter-welcome' | 'newsletter-known'; subscriptionId: string; ask: string }
  /** `event` is new each time: the same thing may happen to an account often. */
  | { mail: 'welcome'; accountId: string; event: string }
  /** With `isReset` all passkeys and linked sign-ins have ended. */
  | { mail: 'password-changed'; accountId: string; event: string; isReset?: boolean }
  /** Wrong passwords again and again; null = for an address that has no account, which is nobody's to warn. */
  | { mail: 'sign-in-alarm'; accountId: string | null; event: string }
  /** `device` as in "Chrome on Android", `at` ISO text. */
  | { mail: 'new-device'; accountId: string; event: string; device: string; at: string }
  /** `name` as the passkey was called then. */
  | { mail: 'passkey-added' | 'passkey-removed'; accountId: string; event: string; name: string }
  /** `provider` as in "accounts.google.com". */
  | { mail: 'identity-added' | 'identity-removed'; accountId: string; event: string; provider: string }
  /** `goodUntil` is ISO text: afterwards the code shows nothing, and the mail is dropped. */
  | { mail: 'proof-code'; accountId: string; event: string; goodUntil: string; secret: string }
  /** To the address that the account had before. */
  | { mail: 'email-changed'; accountId: string; event: string; to: string }
  | { mail: 'password-reset'; resetId: string; secret: string }
  | { mail: 'email-confirm'; changeId: string; secret: string }
  | { mail: 'email-asked'; changeId: string }
  /** `goodUntil` is ISO text: afterwards the code opens nothing, and the mail is dropped. */
  | { mail: 'code'; id: string; to: string; hasAccount: boolean; minutes: number; goodUntil: string; secret: string };

/**
 * A call of the payment provider. start = open its page for the order; settle = ask for the state of the payment and
 * take that over; capture = take what was promised; release = give the promise up, or what was taken already back.
 * `why` tells several settlings of one order apart.
 */
export type PaymentJob =
  | { job: 'start' | 'capture' | 'release'; orderId: string }
  | { job: 'settle'; orderId: string; why: string }
  | { job: 'refund'; orderId: string; refundId: string };

export type OutboxRow = Pick<typeof outbox.$inferInsert, 'kind' | 'payload' | 'messageId'> & {
  /** Now, when not given. */
  dueAt?: SQL;
};

/** On the right of each Message-ID. It need not be a host, and must never change: mail programs join repeats by it. */
const messageDomain = 'mail.paw-dailies.example';

/** The row of a mail. The same mail about the same thing has the same Message-ID. */
export function mailRow(mail: Mail): OutboxRow {
  return { kind: 'mail', payload: { ...mail }, messageId: `<${mail.mail}.${subjectOf(mail)}@${messageDomain}>` };
}

function subjectOf(mail: Mail): string {
  if ('refundId' in mail) return mail.refundId;
  if ('returnId' in mail) return mail.returnId;
  if ('event' in mail) return mail.event;
  if ('orderId' in mail) return mail.orderId;
  if ('subscriptionId' in mail) return mail.ask;
  if ('contactId' in mail) return String('answerId' in mail ? mail.answerId : mail.contactId);
  if ('resetId' in mail) return mail.resetId;
  if ('changeId' in mail) return mail.changeId;
  return 'id' in mail ? mail.id : String(mail.noticeId);
}

/** The row of a payment job; its key is the provider's idempotency key too. */
export function paymentRow(job: PaymentJob): OutboxRow {
  const last = job.job === 'refund' ? job.refundId : job.job === 'settle' ? `${job.orderId}.${job.why}` : job.orderId;
  return { kind: 'payment', payload: { ...job }, messageId: `${job.job}.${last}` };
}

/** Queues work in the transaction that makes it necessary. What is queued already stays as it is. */
export async function queueWork(tx: Queries, ...rows: OutboxRow[]): Promise<void> {
  if (rows.length) await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.messageId });
}
