import { defaultOrderLimits, orderTries } from './orderLimits.ts';

/** So many (`most`) of a kind within so many seconds (`within`). */
export interface TryLimit {
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

export const tryLimits = {
  /** Passwords and codes that were wrong. */
  failure: { pair: { most: 8, within: quarter }, address: { most: 200, within: quarter } },
  /** Warnings to an account's owner that someone tries its password: one a day. */
  alarm: { pair: { most: 1, within: 24 * 60 * 60 }, address: { most: 1, within: 24 * 60 * 60 } },
  /** Sign-ins with a passkey that were begun: of no one yet, so the address alone counts. */
  passkey: { pair: { most: 300, within: quarter }, address: { most: 300, within: quarter } },
  /**
   * Sessions of guests that were begun; the account is the address too. One that is never used ends within a day, so
   * an address leaves at most a day's worth. An office, a school or a mobile network shares one.
   */
  guest: {
    pair: { most: 300, within: quarter },
    account: { most: 3000, within: 24 * 60 * 60 },
    address: { most: 300, within: quarter },
  },
  /**
   * Links for a new password that were asked for. None of an account: a stranger could use it up. What its owner gets
   * is paced instead (mailPace.ts).
   */
  reset: { pair: { most: 5, within: quarter }, address: { most: 200, within: quarter } },
  /** Sign-ups, which are codes to an address: none of an account, for the same reason (signUpCodes.ts). */
  code: { pair: { most: 5, within: quarter }, address: { most: 200, within: quarter } },
  /** Codes with which a member shows who they are. The account is the session's id. */
  proof: {
    pair: { most: 5, within: quarter },
    account: { most: 20, within: 24 * 60 * 60 },
    address: { most: 200, within: quarter },
  },
  /** Links that confirm a member's new address. */
  change: {
    pair: { most: 5, within: quarter },
    account: { most: 20, within: 24 * 60 * 60 },
    address: { most: 200, within: quarter },
  },
  /** Mails that strangers can cause: to one address only a few. */
  notice: {
    pair: { most: 10, within: quarter },
    account: { most: 20, within: 24 * 60 * 60 },
    address: { most: 60, within: quarter },
  },
  /** Sign-ups for the newsletter, which are mails to an address too. A school or an office shares one address. */
  newsletter: {
    pair: { most: 10, within: quarter },
    account: { most: 10, within: 24 * 60 * 60 },
    address: { most: 300, within: quarter },
  },
  /** Messages to the shop: each is a mail to the sender as well. */
  contact: {
    pair: { most: 5, within: quarter },
    account: { most: 10, within: 24 * 60 * 60 },
    address: { most: 60, within: quarter },
  },
  /** Emails that ask once more to confirm an order: anyone with its link can have them sent. */
  'confirm-mail': {
    pair: { most: 3, within: quarter },
    account: { most: 5, within: 24 * 60 * 60 },
    address: { most: 20, within: quarter },
  },
  /** Orders that were looked for and not found; the account is the order's number. */
  track: { pair: { most: 10, within: quarter }, address: { most: 60, within: quarter } },
  ...orderTries(defaultOrderLimits),
  /** Pictures that were sent with a return, good or not: each is decoded. The account is the return's id. */
  photo: { pair: { most: 20, within: quarter }, address: { most: 60, within: quarter } },
} satisfies Record<string, TryLimits>;

export type TryKind = keyof typeof tryLimits;

/** So many failures of an account, wherever they came from, make it slower, and its owner is told. */
export const manyFailures = 8;

/** How long each further sign-in of an account waits, in ms. */
export const slowness = (failures: number): number => Math.min(Math.max(failures - manyFailures + 1, 0) * 300, 3000);

/** A waiting time in words: "14 minutes". */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds > 5400 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
