import { defaultOrderLimits, orderTries } from './orderLimits.ts';

/** At most `most` of a kind within `within` seconds. */
interface TryLimit {
  most: number;
  within: number;
}

export interface TryLimits {
  /** For one account from one address. */
  pair: TryLimit;
  /** For one account, wherever from. Failures have none: anyone could lock someone else out. */
  account?: TryLimit;
  /** For one address, whatever account: a home, an office, a school. */
  address?: TryLimit;
}

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** How many in 15 minutes for a pair and an address, and how many a day for an account. */
const limits = (pair: number, address: number, account: number) => ({
  pair: { most: pair, within: quarter },
  account: { most: account, within: day },
  address: { most: address, within: quarter },
});

/** The same without a limit of an account. */
const openLimits = (pair: number, address: number) => ({
  pair: { most: pair, within: quarter },
  address: { most: address, within: quarter },
});

export const tryLimits = {
  /** Passwords and codes that were wrong. */
  failure: openLimits(8, 200),
  /** Warnings to an account's owner that someone tries its password: one a day. */
  alarm: { pair: { most: 1, within: day }, address: { most: 1, within: day } },
  /** Sign-ins with a passkey that were begun: the account is not known yet, so only the network address is counted. */
  passkey: openLimits(300, 300),
  /**
   * Sessions of guests that were begun; the account is the address too. One that is never used ends within a day, so
   * an address leaves at most a day's worth. An office, a school or a mobile network shares one.
   */
  guest: limits(300, 300, 3000),
  /**
   * Links for a new password that were asked for. None of an account: a stranger could use it up. What its owner gets
   * is paced instead (mailPace.ts).
   */
  reset: openLimits(5, 200),
  /** Sign-ups, which are codes to an address: none of an account, for the same reason (signUpCodes.ts). */
  code: openLimits(5, 200),
  /** Codes with which a member shows who they are. The account is the session's id. */
  proof: limits(5, 200, 20),
  /** Links that confirm a member's new address. */
  change: limits(5, 200, 20),
  /** Emails that strangers can cause: only a few to one address. */
  notice: limits(10, 60, 20),
  /** Sign-ups for the newsletter, which send emails to an address too. A school or an office shares one address. */
  newsletter: limits(10, 300, 10),
  /** Messages to the shop: each sends an email to the sender as well. */
  contact: limits(5, 60, 10),
  /** Emails that ask once more to confirm an order: anyone with its link can have them sent. */
  'confirm-mail': limits(3, 20, 5),
  /** Orders that were looked for and not found; the account is the order's number. */
  track: openLimits(10, 60),
  /** Promo codes that do not exist; the account is the code, which counts once from an address. */
  coupon: { pair: { most: 1, within: quarter }, address: { most: 30, within: quarter } },
  /** Wrong keys of the staff from one address. */
  'wrong-key': openLimits(10, 10),
  /** All of them together: how many within an hour raise a notice. */
  'wrong-keys': { pair: { most: 40, within: hour }, account: { most: 40, within: hour } },
  /** Notices of that: one an hour. */
  'wrong-keys-notice': { pair: { most: 1, within: hour } },
  ...orderTries(defaultOrderLimits),
  /** Pictures that were sent with a return, good or not: each is decoded. The account is the return's id. */
  photo: openLimits(20, 60),
} satisfies Record<string, TryLimits>;

export type TryKind = keyof typeof tryLimits;

/** Failures of an account, from any address, after which it is slowed down and its owner is emailed. */
export const manyFailures = 8;

/** How long each further sign-in of an account waits, in ms. */
export const slowness = (failures: number): number => Math.min(Math.max(failures - manyFailures + 1, 0) * 300, 3000);

/** A waiting time as text: "14 minutes". */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds > 5400 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
