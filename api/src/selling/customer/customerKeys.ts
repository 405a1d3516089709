import type { Buyer } from '../../people/account/findBuyer.ts';
import { emailKey } from './emailKey.ts';

/** By what a customer is known to the first-order rule and to coupons. All parts that are there are compared. */
export interface Customer {
  accountId: string | null;
  /** The key (see emailKey.ts) of the account's, or of the one that a guest typed. */
  email: string | null;
  /** See addressKey.ts. A member is not known by it: two members may live together. */
  addressKey: string | null;
}

/** @param typed of a guest, as far as known: normalised e-mail address, and address key */
export function customerOf(buyer: Buyer | undefined, typed: { email?: string; addressKey?: string }): Customer {
  if (buyer?.account) return { accountId: buyer.account.id, email: emailKey(buyer.account.email), addressKey: null };
  return {
    accountId: null,
    email: typed.email === undefined ? null : emailKey(typed.email),
    addressKey: typed.addressKey ?? null,
  };
}

/** The names under which coupons count the customer, and orders of one customer wait for each other. */
export function customerKeys({ accountId, email, addressKey }: Customer): string[] {
  const named = { account: accountId, email, address: addressKey };
  return Object.entries(named).flatMap(([kind, value]) => (value === null ? [] : [`${kind}:${value}`]));
}
