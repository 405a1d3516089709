/**
 * The shop's promises in figures: delivery, returns, quantities. Pages, policies and the api all read them here, so
 * that no two of them can disagree. Money is integer cents (USD); a pair of days is the fewest and the most.
 */
export const rules = {
  delivery: {
    standard: { cents: 495, days: [3, 5] },
    express: { cents: 995, days: [1, 2] },
    /** A first order whose merchandise, after discounts, comes to this much travels free by standard delivery. */
    freeFirstOrderCents: 3500,
    /** The same for customers who ordered before. */
    freeLaterOrdersCents: 4900,
  },
  returns: {
    /** From delivery. */
    days: 30,
  },
  quantity: {
    /** Units of one line in one order, as long as stock lasts. */
    mostUnits: 10,
    /** Lines in one order. */
    mostLines: 50,
  },
} as const;
