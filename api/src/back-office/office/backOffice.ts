import { join, resolve } from 'node:path';
import type { Log } from '@paw/node/createLog.ts';
import { Stripe } from '../../selling/payment/stripeSdk.ts';
import { type Delivery, type SendCode, sendCodeByMail, sendCodeToConsole } from '../../people/account/sendCode.ts';
import type { Database } from '../../platform/database/database.ts';
import { folderTransport } from '../../platform/mail/folderTransport.ts';
import { sendMail } from './sendMail.ts';
import { smtpTransport } from '../../platform/mail/smtpTransport.ts';
import { cancelOrderIn } from '../../selling/order/cancelOrder.ts';
import { orderConfirmations, orderReferences } from '../../selling/order/orderReferences.ts';
import { cashOnDelivery } from '../../selling/payment/cashOnDelivery.ts';
import { doPaymentJob, type Providers } from '../../selling/payment/doPaymentJob.ts';
import { type PaymentDesk, paymentDesk } from '../../selling/payment/paymentDesk.ts';
import { openStripe, stripeProvider } from '../../selling/payment/stripeProvider.ts';
import type { StripeWebhooks } from '../../selling/payment/stripeWebhookRoute.ts';
import { settleReturn } from '../../selling/return/returnMoves.ts';
import { reviewStops } from '../../selling/review-mail/reviewStops.ts';
import { signedIds } from '../../people/session/signedIds.ts';
import { signingKeys } from '../../people/session/signingKeys.ts';
import { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import { Rounds } from './Rounds.ts';

/** The settings that it reads: see docs/settings.md. */
interface Settings {
  SITE_ORIGIN: string;
  SHOP_URL?: string | undefined;
  SITE_EMAIL: string;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_FOLDER?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  REVIEW_MAIL_DAYS?: number;
}

/** All that goes on behind the counter: mails, payments, and what has to be looked after from time to time. */
export interface BackOffice {
  payments: PaymentDesk;
  /** Undefined without Stripe. */
  webhooks: StripeWebhooks | undefined;
  sendCode: SendCode;
  /** Where mails go. */
  delivery: Delivery;
  /** Work was queued: look now. */
  wake: () => void;
  start: () => void;
  /** Finishes what is in hand. */
  stop: () => Promise<void>;
}

/** ms that one mail and one call of the provider's may take, repeats of its own library included. */
const limits = { mail: 60_000, payment: 25_000 };

/** Nothing begins before `start`. */
export function openBackOffice(database: Database, settings: Settings, log?: Log): BackOffice {
  const shopUrl = settings.SHOP_URL ?? (settings.SITE_ORIGIN || 'http://localhost:3000');
  const references = orderReferences(database);
  const signReference = (orderId: string) => references.sign(orderId);
  const { sign: signConfirmation } = orderConfirmations(database);
  const { sign: signSubscription } = signedIds(signingKeys(database, 'newsletter'));
  const { transport, from } = mailOut(settings, (line) => (log ? log.info(line) : console.log(line)));
  const work = sendMail({
    database,
    shopUrl,
    shopEmail: settings.SITE_EMAIL,
    signReference,
    signConfirmation,
    signSubscription,
    signReviewStop: reviewStops(database).sign,
    transport,
    from,
  });
  const mails = new OutboxWorker({ database, log, kind: 'mail', work, limit: limits.mail });

  const stripe = settings.STRIPE_SECRET_KEY
    ? openStripe({ secretKey: settings.STRIPE_SECRET_KEY, apiUrl: settings.STRIPE_API_URL })
    : undefined;
  const returnsTo = async (orderId: string) => {
    const order = encodeURIComponent(await signReference(orderId));
    return { done: `${shopUrl}/success?order=${order}`, back: `${shopUrl}/order-sent?order=${order}` };
  };
  const providers: Providers = {
    delivery: cashOnDelivery,
    ...(stripe && { stripe: stripeProvider(stripe, returnsTo) }),
  };
  const job = doPaymentJob({ database, providers, cancelOrder: cancelOrderIn, settleRefunded: settleReturn });
  const payments = new OutboxWorker({ database, log, kind: 'payment', work: job, limit: limits.payment });

  const workers = [mails, payments];
  const wake = () => workers.forEach((worker) => worker.wake());
  const rounds = new Rounds(database, wake, { log, reviewDays: settings.REVIEW_MAIL_DAYS });
  return {
    payments: paymentDesk(database, payments, stripe ? ['stripe', 'delivery'] : ['delivery']),
    webhooks: stripe && { verifier: Stripe.webhooks, secret: settings.STRIPE_WEBHOOK_SECRET ?? '' },
    delivery: settings.SMTP_URL ? 'mail' : 'console',
    sendCode: settings.SMTP_URL ? sendCodeByMail(database, wake) : sendCodeToConsole,
    wake,
    start: () => [...workers, rounds].forEach((each) => each.start()),
    stop: async () => void (await Promise.all([...workers, rounds].map((each) => each.stop()))),
  };
}

function mailOut({ SMTP_URL, MAIL_FROM, MAIL_FOLDER }: Settings, tell: (line: string) => void) {
  const from = MAIL_FROM ?? 'Paw Dailies <shop@example.com>';
  if (SMTP_URL) return { from, transport: smtpTransport(SMTP_URL) };
  const folder = resolve(MAIL_FOLDER ?? join(import.meta.dirname, '../../../../.data/mail'));
  return { from, transport: folderTransport(folder, tell) };
}
