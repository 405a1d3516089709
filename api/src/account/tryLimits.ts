/** So many (`most`) of a kind within so many seconds (`within`). */
export interface TryLimit {
  most: number;
  within: number;
}

export interface TryLimits {
  /** For one account from one address. */
  pair: TryLimit;
  /** For one account, wherever from. Failures have none: anybody could lock somebody else out. */
  account?: TryLimit;
  /** For one address, whatever account: a home, an office, a school. */
  address: TryLimit;
}

const quarter = 15 * 60;

export const tryLimits = {
  /** Passwords and codes that were wrong. */
  failure: { pair: { most: 8, within: quarter }, address: { most: 200, within: quarter } },
  /** Codes that were sent: with five tries each, what can be guessed in a day stays one in ten thousand. */
  code: {
    pair: { most: 5, within: quarter },
    account: { most: 20, within: 24 * 60 * 60 },
    address: { most: 200, within: quarter },
  },
} satisfies Record<string, TryLimits>;

export type TryKind = keyof typeof tryLimits;

/** How long each further sign-in of an account waits, in ms: from the 8th failure on, wherever they came from. */
export const slowness = (failures: number): number => Math.min(Math.max(failures - 7, 0) * 300, 3000);

/** A waiting time in words: "14 minutes". */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds > 5400 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
