import { sql } from 'drizzle-orm';
import { Refusal } from '../../platform/tries/Refusal.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hashOf } from '../../people/session/secrets.ts';
import { emailKey } from '../customer/emailKey.ts';
import { type OrderLimits, orderTries } from '../../platform/tries/orderLimits.ts';
import type { OrderAttempt } from './placeOrder.ts';

/** A guest who pays on delivery has promised nothing yet, and the email address may be anyone's. */
export const needsConfirmation = ({ buyer, body }: OrderAttempt, { confirmHours }: OrderLimits): boolean =>
  confirmHours > 0 && !buyer.account && body.payment === 'delivery';

/**
 * Counts an order that is about to be written, and refuses the one too many. The caller holds the customer's lock, so
 * that the orders of an email address are counted one after the other.
 */
export function orderAdmission(database: Database, limits: OrderLimits) {
  const { insertTryIn } = tryQueries(database, orderTries(limits));

  /** @throws Refusal: nothing is written */
  return async function admit(tx: Transaction, attempt: OrderAttempt): Promise<void> {
    const { buyer, recipient, clientAddress: address } = attempt;
    if (needsConfirmation(attempt, limits)) {
      const seconds = await untilConfirmed(tx, emailKey(recipient.email), limits.unconfirmedPerEmail);
      if (seconds) throw new Refusal(seconds, tooManyUnconfirmed);
    }
    const wait = buyer.account
      ? await insertTryIn(tx, 'member-order', { account: hashOf(buyer.account.email), address })
      : await insertTryIn(tx, 'order', { account: hashOf(`session ${buyer.sessionId}`), address });
    if (wait) throw new Refusal(wait, buyer.account ? tooManyOfMember : tooManyOfGuest);
  };
}

const tooManyUnconfirmed =
  'Several orders with this email are not confirmed yet. Please open the link in one of our emails first, or wait %.';
const tooManyOfGuest = 'That is a lot of orders in a short time. Please wait %, or log in to order now.';
const tooManyOfMember = 'That is a lot of orders in a short time. Please wait %, then try again.';

/** How many seconds until one more unconfirmed order may be placed under the address; 0 = now. */
async function untilConfirmed(tx: Transaction, key: string, most: number): Promise<number> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select extract(epoch from placed_at + interval '1 day' - now())::float8 as seconds from orders
    where email_key = ${key} and confirm_by is not null and confirmed_at is null
      and placed_at > now() - interval '1 day'
    order by placed_at desc limit 1 offset ${most - 1}`);
  return Math.ceil(rows[0]?.seconds ?? 0);
}
