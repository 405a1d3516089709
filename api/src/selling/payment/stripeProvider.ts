import { Stripe } from './stripeSdk.ts';
import { NeverWorks } from '../../platform/outbox/queueWork.ts';
import type { OrderToPay, PaymentProvider, ProviderPayment } from './PaymentProvider.ts';

interface Settings {
  secretKey: string;
  /** Stripe's own when not given; a fake's in tests: http://127.0.0.1:4010 */
  apiUrl?: string;
}

/** Where the page leads when one has paid, or goes back. */
export type ReturnAddresses = (orderId: string) => Promise<{ done: string; back: string }>;

/** Calls Stripe. One repeat of its own, quickly; the outbox has more patience. */
export function openStripe({ secretKey, apiUrl }: Settings): Stripe {
  const url = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    timeout: 8000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** Stripe's hosted Checkout: cards and wallets on its page; the money is promised there and taken when we pack. */
export function stripeProvider(stripe: Stripe, returnsTo: ReturnAddresses): PaymentProvider {
  return {
    takes: 'at packing',

    async openPage(order, key) {
      const { done, back } = await returnsTo(order.id);
      const session = await call(() =>
        stripe.checkout.sessions.create(sessionOf(order, done, back), { idempotencyKey: key }),
      );
      if (!session.url) throw new NeverWorks('Stripe opened a page without an address.');
      return { session: session.id, url: session.url };
    },

    async find({ providerSession, providerPayment }) {
      const session = providerSession
        ? await call(() => stripe.checkout.sessions.retrieve(providerSession))
        : undefined;
      const id = idOf(session?.payment_intent) ?? providerPayment;
      if (!id) return { page: pageOf(session), payment: null, state: 'none', cents: 0, refunds: [] };
      const intent = await call(() => stripe.paymentIntents.retrieve(id));
      const isTaken = intent.status === 'succeeded';
      const refunds = isTaken
        ? await call(() => stripe.refunds.list({ payment_intent: id, limit: 100 }))
        : { data: [] };
      return {
        page: pageOf(session),
        payment: id,
        state: stateOf(intent.status),
        cents: isTaken ? intent.amount_received : intent.amount,
        refunds: refunds.data.map(readRefund),
      };
    },

    closePage: async (session) => void (await call(() => stripe.checkout.sessions.expire(session))),
    cancel: async (payment) => void (await call(() => stripe.paymentIntents.cancel(payment))),
    capture: async (payment, cents) =>
      void (await call(() => stripe.paymentIntents.capture(payment, { amount_to_capture: cents }))),

    async refund(payment, { orderId, refundId, cents }, key) {
      const metadata = { order: orderId, refund: refundId };
      const made = await call(() =>
        stripe.refunds.create({ payment_intent: payment, amount: cents, metadata }, { idempotencyKey: key }),
      );
      return readRefund(made);
    },
  };
}

/** One line with the whole sum, because only our own lines come to it on the cent. */
function sessionOf(
  { id, number, email, totalCents }: OrderToPay,
  done: string,
  back: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: id };
  return {
    mode: 'payment',
    client_reference_id: id,
    // Stripe takes no other letters, and asks on its page itself.
    ...(/^[\x21-\x7e]+$/.test(email) && { customer_email: email }),
    metadata,
    payment_intent_data: { capture_method: 'manual', description: `Order ${number}`, metadata },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: totalCents, product_data: { name: `Order ${number}` } },
      },
    ],
    success_url: done,
    cancel_url: back,
  };
}

const idOf = (one: string | { id: string } | null | undefined) => (typeof one === 'string' ? one : one?.id);

function pageOf(session: Stripe.Checkout.Session | undefined): ProviderPayment['page'] {
  if (!session) return 'none';
  return session.status === 'complete' ? 'done' : session.status === 'expired' ? 'expired' : 'open';
}

function stateOf(status: Stripe.PaymentIntent.Status): ProviderPayment['state'] {
  if (status === 'requires_capture') return 'promised';
  if (status === 'succeeded') return 'taken';
  return status === 'canceled' ? 'given up' : 'none';
}

function readRefund({ id, amount, status, metadata }: Stripe.Refund): ProviderPayment['refunds'][number] {
  const state = status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return { id, refundId: metadata?.refund, cents: amount, state };
}

/** Of Stripe's errors those about what was asked never work; keys, limits, its own trouble and the line to it may. */
async function call<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
    const isRefusal = error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError;
    // 409: the same call is under way.
    throw isRefusal && error.statusCode !== 409 ? new NeverWorks(error.message, { cause: error }) : error;
  }
}
