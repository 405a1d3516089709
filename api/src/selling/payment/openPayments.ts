import type { Log } from '@paw/node/createLog.ts';
import type { Database } from '../../platform/database/database.ts';
import { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import { cashOnDelivery } from './cashOnDelivery.ts';
import { doPaymentJob, type Providers } from './doPaymentJob.ts';
import { type PaymentDesk, paymentDesk } from './paymentDesk.ts';
import type { SettleNeeds } from './settleOrder.ts';
import { openStripe, stripeProvider } from './stripeProvider.ts';
import { Stripe } from './stripeSdk.ts';
import type { StripeWebhooks } from './stripeWebhookRoute.ts';

/** See docs/settings.md. */
export interface PaymentSettings {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL?: string | undefined;
}

interface Parts extends Omit<SettleNeeds, 'database'> {
  database: Database;
  /** Without a slash at the end. */
  shopUrl: string;
  signReference: (orderId: string) => Promise<string>;
  log?: Log;
}

interface Payments {
  /** Makes the calls of the provider that wait in the outbox. It begins with `start`. */
  worker: OutboxWorker;
  desk: PaymentDesk;
  /** Undefined without Stripe. */
  webhooks: StripeWebhooks | undefined;
}

/** ms that one call of the provider may take, retries of its own library included. */
const limit = 25_000;

export function openPayments(parts: Parts, settings: PaymentSettings): Payments {
  const { database, shopUrl, signReference, log, ...needs } = parts;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, STRIPE_WEBHOOK_SECRET: secret = '' } = settings;
  const stripe = secretKey ? openStripe({ secretKey, apiUrl }) : undefined;
  const returnsTo = async (orderId: string) => {
    const order = encodeURIComponent(await signReference(orderId));
    return { done: `${shopUrl}/success?order=${order}`, back: `${shopUrl}/order-sent?order=${order}` };
  };
  const providers: Providers = {
    delivery: cashOnDelivery,
    ...(stripe && { stripe: stripeProvider(stripe, returnsTo) }),
  };
  const work = doPaymentJob({ ...needs, database, providers });
  const worker = new OutboxWorker({ database, log, kind: 'payment', work, limit });
  return {
    worker,
    desk: paymentDesk(database, worker, stripe ? ['stripe', 'delivery'] : ['delivery']),
    webhooks: stripe && { verifier: Stripe.webhooks, secret },
  };
}
