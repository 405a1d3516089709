import { and, eq, or } from 'drizzle-orm';
import type { Stripe } from './stripeSdk.ts';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/orderTables.ts';
import { stripeEvents } from '../../platform/database/outboxTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { paymentRow } from './paymentJobs.ts';

export interface StripeWebhooks {
  verifier: Pick<Stripe['webhooks'], 'constructEvent'>;
  secret: string;
}

interface Needs {
  database: Database;
  webhooks: StripeWebhooks;
  /** There is a job. */
  wake: () => void;
}

/** Events of one object of Stripe may be larger than what shoppers send. */
const bodyLimit = 512 * 1024;

/**
 * Stripe says that something happened. What it says is not taken at its word but for a reason to ask: so events may
 * come twice, late, in any order, or never (see queueUnsettled.ts).
 */
export function stripeWebhookRoute(app: App, { database, webhooks: { verifier, secret }, wake }: Needs): void {
  const readEvent = (body: Buffer, signature: unknown): Stripe.Event => {
    try {
      return verifier.constructEvent(body, String(signature), secret);
    } catch {
      throw new ApiProblem(400, 'bad_signature', 'This was not signed by the payment provider.');
    }
  };

  /** @returns whether it was new */
  const takeIn = async (event: Stripe.Event): Promise<boolean> =>
    database.transaction(async (tx) => {
      const [isNew] = await tx.insert(stripeEvents).values({ id: event.id }).onConflictDoNothing().returning();
      const { orderId, names } = namesIn(event);
      if (!isNew || !(orderId || names.length)) return false;
      const isNamed = names.map((name) => or(eq(orders.providerPayment, name), eq(orders.providerSession, name)));
      const [order] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.paymentMethod, 'stripe'), or(orderId ? eq(orders.id, orderId) : undefined, ...isNamed)));
      // Some other business of the same Stripe account.
      if (!order) return false;
      await queueWork(tx, paymentRow({ job: 'settle', orderId: order.id, why: event.id }));
      return true;
    });

  app.register(async (scope) => {
    // The signature is about the bytes, not about what they mean.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(
      '/api/payments/stripe/webhook',
      {
        bodyLimit,
        schema: {
          hide: true,
          response: { 200: z.object({ received: z.boolean() }), ...problems },
        },
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw new ApiProblem(400, 'bad_request', 'The request has no content.');
        const event = readEvent(request.body, request.headers['stripe-signature']);
        if (await takeIn(event)) wake();
        return { received: true };
      },
    );
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which order an event is about: by the id that we gave the provider, or by the provider's own names. */
function namesIn({ data }: Stripe.Event) {
  const { id, payment_intent: payment, metadata } = data.object as unknown as Record<string, unknown>;
  const order = (metadata as Record<string, unknown> | null | undefined)?.order;
  const names = [id, payment].filter((name) => typeof name === 'string');
  return { orderId: typeof order === 'string' && uuid.test(order) ? order : undefined, names };
}
