import type { Quote, QuotedLine, QuoteQuestion } from '../quote/askQuote.ts';
import type { Call } from './shopNetwork.ts';

export const QUOTE = 'POST /api/cart/quote';

interface Differences {
  /** By title. */
  lines?: Record<string, Partial<QuotedLine>>;
  quote?: Partial<Quote>;
}

/** A quote like the api's, at the prices in the question. A line of quantity 0 is not in the total. */
export function quoteOf(question: QuoteQuestion, { lines: changes = {}, quote = {} }: Differences = {}): Quote {
  const lines = question.lines.map(({ title, size, color, quantity, priceCents }, index): QuotedLine => {
    const line = {
      index,
      title,
      size,
      color,
      status: 'ok' as const,
      message: null,
      sku: null,
      slug: null,
      picture: null,
      unitCents: priceCents,
      wasCents: priceCents,
      priceChange: 'none' as const,
      quantity,
      requested: quantity,
      stock: 10,
      discountCents: 0,
      oversize: false,
      ...changes[title],
    };
    return { ...line, lineCents: line.unitCents * line.quantity };
  });
  const merchandiseCents = lines.reduce((cents, line) => cents + line.lineCents, 0);
  const tax = question.address?.state
    ? { cents: 100, estimated: false, region: question.address.state }
    : { cents: 0, estimated: true, region: null, message: 'Calculated at checkout' };
  const express = question.delivery === 'express';
  const deliveryCents = express ? 995 : 495;
  return {
    lines,
    merchandiseCents,
    discountCents: 0,
    coupon: null,
    delivery: {
      standard: {
        cents: 495,
        surchargeCents: 0,
        days: [3, 5],
        arrives: { from: '2026-12-01', to: '2026-12-03' },
        freeFrom: 3500,
        isFree: false,
      },
      express: {
        cents: 995,
        surchargeCents: 0,
        days: [1, 2],
        arrives: { from: '2026-11-27', to: '2026-11-30' },
        available: true,
      },
      chosen: express ? 'express' : 'standard',
    },
    deliveryCents,
    surchargeCents: 0,
    tax,
    totalCents: merchandiseCents + deliveryCents + tax.cents,
    freeDelivery: { thresholdCents: 3500, missingCents: Math.max(0, 3500 - merchandiseCents), firstOrder: null },
    hash: `hash of ${merchandiseCents + deliveryCents + tax.cents}`,
    ...quote,
  };
}

export const quoteReply =
  (differences?: Differences) =>
  async ({ body }: Call) =>
    Response.json(quoteOf(body as QuoteQuestion, differences));
