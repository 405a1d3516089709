import { findExpressRefusal } from '@paw/rules/addressRules.ts';
import { z } from 'zod';
import { clientAddress } from '@paw/node/clientAddress.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { ApiProblem, apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { quoteMaker } from '../cart/makeQuote.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentDesk } from '../payment/paymentDesk.ts';
import { findBuyer } from '../../people/account/findBuyer.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import type { ShopSessions } from '../../people/session/shopSessions.ts';
import { idempotencyKey, orderBody, readRecipient } from './orderBody.ts';
import { OrderRefusal, refusalWords } from './OrderRefusal.ts';
import type { OrderLimits } from '../../platform/tries/orderLimits.ts';
import type { orderAccess } from './orderAccess.ts';
import { orderRefusal, placedOrder } from './orderSchemas.ts';
import { type CouponGuesses, couponGuesses, tooManyCodes } from '../coupon/couponGuesses.ts';
import { askedCustomers } from '../customer/askedCustomers.ts';
import { customerOf } from '../customer/customerQueries.ts';
import { addressKey } from '../customer/addressKey.ts';
import { type OrderAttempt, orderPlacer } from './placeOrder.ts';

export interface OrderParts {
  database: Database;
  sessions: ShopSessions;
  siteOrigin: string;
  payments: PaymentDesk;
  references: ReturnType<typeof orderAccess>;
  limits: OrderLimits;
  /** Email was queued. */
  wake: () => void;
}

export function placeRoute(app: App, parts: OrderParts): void {
  const { database, sessions, siteOrigin, payments, references, limits } = parts;
  const placeOrder = orderPlacer(database, limits);
  const makeQuote = quoteMaker(database);
  const guessesOf = couponGuesses(database);
  const mayKnow = askedCustomers(database, limits);

  /** What is refused comes with the quote as things are now, so that the page can show both at once. */
  async function explain({ code }: OrderRefusal, { body, buyer, isKnown }: OrderAttempt, guesses: CouponGuesses) {
    const { contact, ...asked } = body;
    const quote = await makeQuote({ ...asked, email: contact.email }, buyer, guesses, async () => isKnown);
    // Which refusal it is would say whether the code exists.
    const wait = body.coupon ? await guesses.findWait() : 0;
    if (wait) throw new Refusal(wait, tooManyCodes(wait));
    return { code, message: refusalWords(code, quote), ...(code !== 'key_reused' && { quote }) };
  }

  app.post(
    '/api/orders',
    {
      onRequest: refuseForeign(siteOrigin),
      errorHandler: sendRefusal,
      schema: {
        operationId: 'placeOrder',
        summary: 'Places an order, as a member or a guest (Authorization: Bearer, and the cookie), once for each key',
        headers: z.object({ 'idempotency-key': idempotencyKey }),
        body: orderBody,
        response: {
          200: placedOrder.describe('It was already placed with the same key'),
          201: placedOrder,
          409: orderRefusal,
          '4xx': apiProblem,
          '5xx': apiProblem,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const buyer = await findBuyer(database, sessions, request);
      const recipient = readRecipient(body);
      if (!payments.methods.includes(body.payment)) {
        throw new ApiProblem(
          400,
          'payment_unavailable',
          'We can’t take card payments right now. Choose to pay on delivery.',
        );
      }
      const customer = customerOf(buyer, { email: recipient.email, addressKey: addressKey(recipient.address) });
      const attempt = {
        key: request.headers['idempotency-key'],
        body,
        recipient,
        buyer,
        isKnown: await mayKnow(request, buyer, customer),
        clientAddress: clientAddress(request),
      };
      try {
        if (body.delivery === 'express' && findExpressRefusal(recipient.address)) {
          throw new OrderRefusal('express_unavailable');
        }
        const { id, number, paymentState, paymentUrl, isNew } = await placeOrder(attempt);
        const opensPage = body.payment === 'stripe' && paymentState === 'pending';
        const redirectUrl = opensPage ? (paymentUrl ?? (await payments.openPage(id))) : undefined;
        const payment = { state: paymentState, ...(redirectUrl && { redirectUrl }) };
        return reply.code(isNew ? 201 : 200).send({ reference: await references.signForBuyer(id), number, payment });
      } catch (error) {
        if (error instanceof OrderRefusal)
          return reply.code(409).send(await explain(error, attempt, guessesOf(request)));
        throw error;
      }
    },
  );
}
