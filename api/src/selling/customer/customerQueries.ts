import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import type { Customer } from './customerKeys.ts';

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
    /** Undefined while nobody knows who it is. */
    findIsFirstOrder: async (customer: Customer): Promise<boolean | undefined> => {
      if (customer.accountId === null && customer.email === null) return undefined;
      const [row] = await read(customerValues(customer));
      return !row?.ordered;
    },
  };
}
