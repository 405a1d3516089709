import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { confirmHeldIn } from '../order/confirmOrder.ts';

interface Guest {
  /** Normalised, and only ever one that its owner has confirmed: what is in an order anybody may type. */
  email: string;
  /** Of the guest whom the member's browser was. */
  guestId?: string;
}

/**
 * What was ordered as a guest with a member's address, or in a member's browser, joins the account. A member answers for
 * it: it need not be confirmed any more, as far as its units are set aside.
 */
export async function joinGuestOrders(tx: Queries, accountId: string, { email, guestId }: Guest): Promise<void> {
  await tx.execute(sql`
    update orders set account_id = ${accountId}
    where account_id is null and (email = ${email} or guest_id = ${guestId ?? null}::uuid)`);
  await confirmHeldIn(tx, sql`o.account_id = ${accountId}`);
}
