import { mostLines } from './mostLines.ts';

/**
 * The shop's figures: delivery, returns, quantities. Pages, policies and the api all read them here, so that they
 * agree. Money is integer cents (USD); a pair of days is the fewest and the most.
 */
export const rules = {
  /** When an order leaves the warehouse. Delivery days count from then, in working days. */
  dispatch: {
    /** The time zone of the warehouse and of the store. */
    timeZone: 'America/Chicago',
    /** Its name on pages, during standard and daylight saving time. */
    timeZoneName: 'Central Time',
    /** An order placed before this hour of a working day leaves that day. */
    cutOffHour: 14,
    /** Days of the week that carriers work, 0 = Sunday. */
    weekdays: [1, 2, 3, 4, 5],
  },
  delivery: {
    standard: { cents: 495, days: [3, 5] },
    express: { cents: 995, days: [1, 2] },
    /** For each unit of an oversize product, by either method. Free for a free first order, not for a free later one. */
    oversizeCents: 1200,
    /** A first order with at least so much merchandise, after discounts, has free standard delivery. */
    freeFirstOrderCents: 3500,
    /** The same for customers who ordered before. */
    freeLaterOrdersCents: 4900,
  },
  returns: {
    /** From delivery. */
    days: 30,
    /** Pictures with one return. `megabytes` is the most of one, before it is made smaller. */
    photos: { most: 4, megabytes: 8 },
    /** Pictures are deleted so long after a return's last event. */
    photosKeptDays: 90,
  },
  quantity: {
    /** The most units of one line in one order, while supplies last. */
    mostUnits: 10,
    /** The most lines in one order. */
    mostLines,
    /** How much of the stock is shown. */
    mostTold: 10,
  },
  /** Letters, digits and hyphens, in capitals; shoppers may type lower case. */
  coupons: { code: { least: 3, most: 20 } },
  /** Lengths in characters. */
  address: {
    name: { least: 2, most: 80 },
    line: { most: 80 },
    city: { most: 60 },
  },
  /** One review per customer and product. Lengths in characters, without spaces at the ends. */
  reviews: {
    title: { least: 2, most: 80 },
    body: { least: 10, most: 2000 },
  },
  /** Messages to the shop. Lengths in characters, without spaces at the ends. */
  contact: {
    name: { least: 2, most: 80 },
    message: { least: 10, most: 2000 },
    orderNumber: { most: 40 },
    /** A message is deleted so long after it was answered or closed. */
    keptDays: 365,
  },
  newsletter: {
    /** An unconfirmed address is deleted after so long. */
    confirmDays: 7,
    /** An unsubscribed address is deleted after so long. */
    keptDays: 30,
  },
  checkout: {
    /** What was typed and not ordered is forgotten so long after the last change. */
    draftDays: 7,
  },
  accounts: {
    /** A sign-in ends so long after its last use. */
    sessionDays: 30,
    /** A sign-in ends so long after it began, however much it is used. */
    sessionMostDays: 90,
    /** How long a sign-up code is valid. */
    codeMinutes: 10,
    /** How long a password reset link is valid. */
    resetMinutes: 10,
    /** Lengths of a new password, in characters. */
    password: { least: 15, most: 128 },
    /** The deletion of an account can be canceled for so long. */
    deletionDays: 7,
    /** The most addresses of a member. */
    mostAddresses: 20,
    /** The most products on a wishlist. */
    mostWishes: 100,
    /** The most pets of a member. */
    mostPets: 20,
  },
  /** Lengths in characters. */
  pets: {
    name: { most: 40 },
  },
} as const;

/** The delivery methods. */
export type DeliveryKind = 'standard' | 'express';
