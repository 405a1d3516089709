import type { Log } from '@paw/node/createLog.ts';
import { type Delivery, type SendCode, sendCodeByMail, sendCodeToConsole } from '../../people/account/sendCode.ts';
import type { Database } from '../../platform/database/database.ts';
import { type MailSettings, openMailWorker } from '../../platform/mail/openMailWorker.ts';
import { Rounds } from '../../platform/rounds/Rounds.ts';
import { RoundsLock } from '../../platform/rounds/RoundsLock.ts';
import { cancelOrderIn } from '../../selling/order/cancelOrder.ts';
import { orderReferences } from '../../selling/order/orderReferences.ts';
import { openPayments, type PaymentSettings } from '../../selling/payment/openPayments.ts';
import type { PaymentDesk } from '../../selling/payment/paymentDesk.ts';
import type { StripeWebhooks } from '../../selling/payment/stripeWebhookRoute.ts';
import { settleReturn } from '../../selling/return/returnMoves.ts';
import { listRounds } from './listRounds.ts';
import { mailComposers } from './mailComposers.ts';

/** See docs/settings.md. */
interface Settings extends MailSettings, PaymentSettings {
  SITE_ORIGIN: string;
  SHOP_URL?: string | undefined;
  SITE_EMAIL: string;
  REVIEW_MAIL_DAYS?: number;
  /** With it, and not embedded, the rounds are shared with other apis. */
  DATABASE_URL?: string;
  DATABASE_EMBEDDED?: boolean;
}

/** Everything that runs without a request: emails, payments and rounds. */
export interface BackOffice {
  payments: PaymentDesk;
  /** Undefined without Stripe. */
  webhooks: StripeWebhooks | undefined;
  sendCode: SendCode;
  /** Where emails go. */
  delivery: Delivery;
  /** Work was queued: look now. */
  wake: () => void;
  start: () => void;
  /** Finishes the work in progress. */
  stop: () => Promise<void>;
}

/** Nothing begins before `start`. */
export function openBackOffice(database: Database, settings: Settings, log?: Log): BackOffice {
  const shopUrl = settings.SHOP_URL ?? (settings.SITE_ORIGIN || 'http://localhost:3000');
  const mails = openMailWorker({ database, shopUrl, shopEmail: settings.SITE_EMAIL }, mailComposers, settings, log);
  const { signLink } = orderReferences(database);
  const signReference = (orderId: string) => signLink(orderId, 'payment');
  const payments = openPayments(
    { database, shopUrl, signReference, log, cancelOrder: cancelOrderIn, settleRefunded: settleReturn },
    settings,
  );
  const workers = [mails, payments.worker];
  const wake = () => workers.forEach((worker) => worker.wake());
  const { DATABASE_URL: url, DATABASE_EMBEDDED: isEmbedded, REVIEW_MAIL_DAYS: reviewDays } = settings;
  const lock = url && !isEmbedded ? new RoundsLock(url) : undefined;
  const rounds = new Rounds({ database, wake, log, lock, rounds: listRounds({ reviewDays }) });
  return {
    payments: payments.desk,
    webhooks: payments.webhooks,
    delivery: settings.SMTP_URL ? 'mail' : 'console',
    sendCode: settings.SMTP_URL ? sendCodeByMail(database, wake) : sendCodeToConsole,
    wake,
    start: () => [...workers, rounds].forEach((each) => each.start()),
    stop: async () => void (await Promise.all([...workers, rounds].map((each) => each.stop()))),
  };
}
