import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import type { Buyer } from '../../people/account/findBuyer.ts';
import { emailKey } from './emailKey.ts';

/**
 * An expression: whether a customer has an order that was not cancelled.
 * @param account @param email @param address places of the parameters: `$1`
 */
export const hasOrdered = (account: string, email: string, address: string): string => `(
    exists (select from orders where account_id = ${account}::uuid and fulfilment_state <> 'cancelled')
    or exists (select from orders where email_key = ${email}::text and fulfilment_state <> 'cancelled')
    or exists (select from orders where address_key = ${address}::text and fulfilment_state <> 'cancelled')
    or exists (
      select from accounts a join orders o on o.account_id = a.id
      where a.email_key = ${email}::text and o.fulfilment_state <> 'cancelled'
    )
  )`;

export const customerValues = ({ accountId, email, addressKey }: Customer) => [accountId, email, addressKey];

export function customerQueries(database: Database) {
  const read = preparedRead<{ ordered: boolean }>(
    database,
    'has_ordered',
    `select ${hasOrdered('$1', '$2', '$3')} as ordered`,
  );
  return {
    /** Undefined while the customer is unknown. */
    findIsFirstOrder: async (customer: Customer): Promise<boolean | undefined> => {
      if (customer.accountId === null && customer.email === null) return undefined;
      const [row] = await read(customerValues(customer));
      return !row?.ordered;
    },
  };
}

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
