import { type Address, findExpressRefusal, tidyAddress } from '@paw/rules/addressRules.ts';
import { findRegion } from '@paw/rules/usRegions.ts';
import { type CouponGuesses, tooManyCodes } from '../coupon/couponGuesses.ts';
import { couponQueries } from '../coupon/couponQueries.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { addressKey } from '../customer/addressKey.ts';
import { type Customer, customerKeys, customerOf, customerQueries } from '../customer/customerQueries.ts';
import { findCouponRefusal, readCouponCode, unknownCoupon } from '../pricing/judgeCoupon.ts';
import { priceOrder } from '../pricing/priceOrder.ts';
import type { Buyer } from '../../people/account/findBuyer.ts';
import { mostLinesLookedAt, type QuoteBody } from './cartSchemas.ts';
import { couponWords } from './couponWords.ts';
import { type FoundLine, foundExpressions, foundLineJson, foundTables, identitiesOf } from './foundLines.ts';
import { judgeLines } from './judgeLines.ts';
import type { Quote } from './quoteSchemas.ts';
import { writeQuote } from './writeQuote.ts';

/** Prices a cart as it would be ordered now. Everything the browser claims about prices is only compared. */
export function quoteMaker(database: Database) {
  const { findCoupon } = couponQueries(database);
  const { findIsFirstOrder } = customerQueries(database);
  const findLines = preparedRead<{ line: FoundLine; units: number }>(
    database,
    'find_lines',
    `with ${foundExpressions} select ${foundLineJson} as line, s.units
      from ${foundTables} join stock s on s.variant_id = v.id`,
  );

  async function lookUp(code: string | undefined, customer: Customer, guesses: CouponGuesses | undefined) {
    if (!code || !guesses) return { wait: 0 };
    const before = await guesses.findWait();
    if (before) return { wait: before };
    const coupon = await findCoupon(code, customerKeys(customer));
    const wait = await guesses.settle(code, coupon !== undefined);
    return { wait, coupon: wait ? undefined : coupon };
  }

  /**
   * @param guesses limits the codes that are tried; without it none is looked up
   * @param mayKnow decides whether what is known of the customer counts
   */
  return async function makeQuote(
    body: QuoteBody,
    buyer: Buyer | undefined,
    guesses?: CouponGuesses,
    mayKnow: (customer: Customer) => Promise<boolean> = always,
  ): Promise<Quote> {
    const now = new Date();
    const address = tidyAddress({ ...noAddress, ...body.address });
    const state = findRegion(address.state)?.code;
    const asked = body.coupon?.trim();
    const email = normaliseEmail(body.email ?? '');
    const household = address.line1 && address.zip ? addressKey(address) : undefined;
    const typed = customerOf(buyer, { ...(email && { email }), ...(household && { addressKey: household }) });
    const isAsked = typed.email !== null || Boolean(asked);
    const isKnown = !isAsked || (await mayKnow(typed));
    const customer = isKnown ? typed : noCustomer;
    const lookedUp = body.lines.slice(0, mostLinesLookedAt);
    const found = lookedUp.length ? await findLines(identitiesOf(lookedUp)) : [];
    const lines = judgeLines(
      body.lines,
      found.map(({ line, units }) => ({ ...line, units })),
    );
    const bought = lines.filter(({ quantity }) => quantity > 0);
    const expressRefusal = findExpressRefusal(address);
    const delivery = expressRefusal ? 'standard' : (body.delivery ?? 'standard');
    const isFirstOrder = await findIsFirstOrder(customer);
    const merchandiseCents = bought.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
    const code = asked && readCouponCode(asked);
    const { coupon, wait } = await lookUp(code, customer, guesses);
    const circumstances = { merchandiseCents, delivery, now, isKnown };
    const refusal = wait ? tooManyCodes(wait) : coupon ? findCouponRefusal(coupon, circumstances) : unknownCoupon;
    const counted = refusal ? undefined : coupon;
    const price = priceOrder({ lines: bought, coupon: counted, delivery, state, isFirstOrder });
    const quoted = asked ? couponWords({ asked, coupon, refusal, price }) : null;
    return writeQuote({ lines, price, coupon: quoted, delivery, state, isFirstOrder, expressRefusal, now });
  };
}

const always = async () => true;
const noCustomer: Customer = { accountId: null, email: null, addressKey: null };
const noAddress: Address = { name: '', line1: '', city: '', state: '', zip: '' };
