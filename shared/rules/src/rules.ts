/**
 * The shop's promises in figures: delivery, returns, quantities. Pages, policies and the api all read them here, so
 * that no two of them can disagree. Money is integer cents (USD); a pair of days is the fewest and the most.
 */
export const rules = {
  /** When an order leaves the warehouse. Delivery days are counted from then, in the same working days. */
  dispatch: {
    /** Of the warehouse, which is the store's clock too. */
    timeZone: 'America/Chicago',
    /** An order placed before this hour of a working day leaves that day. */
    cutOffHour: 14,
    /** Days of the week that carriers work, 0 = Sunday. */
    weekdays: [1, 2, 3, 4, 5],
  },
  delivery: {
    standard: { cents: 495, days: [3, 5] },
    express: { cents: 995, days: [1, 2] },
    /** For each unit of a product that is oversize, by either way. A free first order has none, a free later one has. */
    oversizeCents: 1200,
    /** A first order whose merchandise, after discounts, comes to this much travels free by standard delivery. */
    freeFirstOrderCents: 3500,
    /** The same for customers who ordered before. */
    freeLaterOrdersCents: 4900,
  },
  returns: {
    /** From delivery. */
    days: 30,
    /** Pictures with one return. `megabytes` is the most of one, before it is made smaller. */
    photos: { most: 4, megabytes: 8 },
    /** So long after the last thing that happened to a return its pictures are kept. */
    photosKeptDays: 90,
  },
  quantity: {
    /** Units of one line in one order, while supplies last. */
    mostUnits: 10,
    /** Lines in one order. */
    mostLines: 50,
    /** How much of the stock is told. */
    mostTold: 10,
  },
  /** Letters, digits and hyphens, in capitals; people may type them small. */
  coupons: { code: { least: 3, most: 20 } },
  /** Lengths in characters. */
  address: {
    name: { least: 2, most: 80 },
    line: { most: 80 },
    city: { most: 60 },
  },
  /** One review per customer and product. Lengths in characters, without blanks at the ends. */
  reviews: {
    title: { least: 2, most: 80 },
    body: { least: 10, most: 2000 },
  },
  /** What is written to the shop. Lengths in characters, without blanks at the ends. */
  contact: {
    name: { least: 2, most: 80 },
    message: { least: 10, most: 2000 },
    orderNumber: { most: 40 },
    /** So long after it was answered or closed a message is kept. */
    keptDays: 365,
  },
  newsletter: {
    /** An address that nobody confirmed is forgotten after so long. */
    confirmDays: 7,
    /** And one that was taken off the list. */
    keptDays: 30,
  },
  accounts: {
    /** So long after its last use a sign-in ends. */
    sessionDays: 30,
    /** How long the code of a sign-up is good. */
    codeMinutes: 15,
    /** How long the link that sets a new password is good. */
    resetMinutes: 30,
    /** An account that is to be deleted can be kept after all for so long. */
    deletionDays: 7,
    /** Addresses that a member can keep. */
    mostAddresses: 20,
    /** Products on a wishlist. */
    mostWishes: 100,
    /** Pets that a member can tell of. */
    mostPets: 20,
  },
  /** Lengths in characters. */
  pets: {
    name: { most: 40 },
  },
} as const;

/** How an order travels. */
export type DeliveryKind = 'standard' | 'express';
