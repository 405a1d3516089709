import { sql } from 'drizzle-orm';
import type { Guest } from '../../people/account/GuestOrders.ts';
import type { Queries } from '../../platform/database/database.ts';
import { confirmHeldIn } from './confirmOrder.ts';

/**
 * What was ordered as a guest with a member's address, or in a member's browser, joins the account. A member answers for
 * it: it need not be confirmed anymore, as far as its units are set aside.
 */
export async function joinGuestOrders(tx: Queries, accountId: string, { email, guestId }: Guest): Promise<void> {
  await tx.execute(sql`
    update orders set account_id = ${accountId}
    where account_id is null and (email = ${email} or guest_id = ${guestId ?? null}::uuid)`);
  await confirmHeldIn(tx, sql`o.account_id = ${accountId}`);
}
