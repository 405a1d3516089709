import { arrivalOf } from '@paw/rules/arrival.ts';
import { type DeliveryKind, rules } from '@paw/rules/rules.ts';
import { freeFromCents, type OrderPrice } from '../pricing/priceOrder.ts';
import type { JudgedLine } from './judgeLines.ts';
import { quoteHash } from './quoteHash.ts';
import type { Quote } from './quoteSchemas.ts';

interface Judged {
  lines: readonly JudgedLine[];
  /** Of the lines that have a quantity. */
  price: OrderPrice;
  coupon: Quote['coupon'];
  delivery: DeliveryKind;
  state: string | undefined;
  isFirstOrder: boolean | undefined;
  expressRefusal: string | undefined;
  now: Date;
}

const { standard: standardRule, express: expressRule, freeFirstOrderCents } = rules.delivery;

/** All that was found out, in the shape of the reply. */
export function writeQuote(judged: Judged): Quote {
  const { lines, price, coupon, delivery, state, isFirstOrder, expressRefusal } = judged;
  const { merchandiseCents, discountCents, deliveryCents, surchargeCents, taxCents, totalCents, ways } = price;
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const priceOf = new Map(bought.map(({ index }, position) => [index, price.lines[position]]));
  // Who is not known yet may well be new here: the promise holds, and what is owed counts on nothing.
  const thresholdCents = isFirstOrder === false ? freeFromCents(false) : freeFirstOrderCents;
  const goods = merchandiseCents - discountCents;
  return {
    lines: lines.map((line) => {
      const { lineCents = 0, discountCents: share = 0 } = priceOf.get(line.index) ?? {};
      return { ...line, lineCents, discountCents: share };
    }),
    merchandiseCents,
    discountCents,
    coupon,
    delivery: {
      standard: {
        cents: ways.standard.cents,
        surchargeCents: ways.standard.surchargeCents,
        days: [...standardRule.days],
        arrives: arrivalOf('standard', judged.now),
        freeFrom: thresholdCents,
        isFree: ways.standard.cents + ways.standard.surchargeCents === 0,
      },
      express: {
        cents: ways.express.cents,
        surchargeCents: ways.express.surchargeCents,
        days: [...expressRule.days],
        arrives: arrivalOf('express', judged.now),
        available: expressRefusal === undefined,
        ...(expressRefusal && { message: expressRefusal }),
      },
      chosen: delivery,
    },
    deliveryCents,
    surchargeCents,
    tax: {
      cents: taxCents,
      estimated: state === undefined,
      region: state ?? null,
      ...(state === undefined && { message: 'Calculated at checkout' }),
    },
    totalCents,
    freeDelivery: {
      thresholdCents,
      missingCents: Math.max(0, thresholdCents - goods),
      firstOrder: isFirstOrder ?? null,
    },
    hash: quoteHash({
      lines: bought,
      price,
      coupon: coupon?.ok ? coupon.code : null,
      delivery,
      isTaxKnown: state !== undefined,
    }),
  };
}
