import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { couponGuesses } from '../coupon/couponGuesses.ts';
import { askedCustomers } from '../customer/askedCustomers.ts';
import type { OrderLimits } from '../../platform/tries/orderLimits.ts';
import { findBuyerIfAny } from '../../people/account/findBuyer.ts';
import type { ShopSessions } from '../../people/session/shopSessions.ts';
import { cartBodyLimit, quoteBody } from './cartSchemas.ts';
import { quoteMaker } from './makeQuote.ts';
import { quote } from './quoteSchemas.ts';

export function quoteRoute(
  app: App,
  { database, sessions, limits }: { database: Database; sessions: ShopSessions; limits: OrderLimits },
): void {
  const makeQuote = quoteMaker(database);
  const guessesOf = couponGuesses(database);
  const mayKnow = askedCustomers(database, limits);
  app.post(
    '/api/cart/quote',
    {
      bodyLimit: cartBodyLimit,
      schema: {
        operationId: 'quoteCart',
        summary: 'What a cart costs now, with every change in words; the session identifies a member',
        body: quoteBody,
        response: { 200: quote, ...problems },
      },
    },
    async (request) => {
      const buyer = await findBuyerIfAny(database, sessions, request);
      return makeQuote(request.body, buyer, guessesOf(request), (customer) => mayKnow(request, buyer, customer));
    },
  );
}
