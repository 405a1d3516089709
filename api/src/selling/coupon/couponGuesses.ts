import { clientAddress } from '@paw/node/clientAddress.ts';
import { hashOf } from '../../people/session/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { waitWords } from '../../platform/tries/tryLimits.ts';

/** The codes that one caller tries. */
export interface CouponGuesses {
  /** Seconds until a code may be looked up; 0 = now. */
  findWait: () => Promise<number>;
  /**
   * Counts a code that does not exist, each once. What is found out counts from the moment at which it is known: of many
   * at once, those after the last allowed one learn nothing.
   * @returns as `findWait`
   */
  settle: (code: string, exists: boolean) => Promise<number>;
}

/** A quote costs nothing, so anyone could try codes by the thousand: each address on the network gets a limited number wrong. */
export function couponGuesses(database: Database) {
  const tries = tryQueries(database);
  return (request: Parameters<typeof clientAddress>[0]): CouponGuesses => {
    const address = clientAddress(request);
    const findWait = () => tries.findWait('coupon', { account: '', address });
    return {
      findWait,
      settle: async (code, exists) => {
        if (!exists) await tries.insertTry('coupon', { account: hashOf(code), address });
        return findWait();
      },
    };
  };
}

export const tooManyCodes = (seconds: number) =>
  `Too many promo codes were tried. Wait ${waitWords(seconds)}, then try again.`;
