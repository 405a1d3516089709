import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

interface Guest {
  /** Normalised, and only ever one that its owner has confirmed: what stands in an order anybody may type. */
  email: string;
  /** Of the guest whom the member's browser was. */
  guestId?: string;
}

/** What was ordered as a guest with a member's address, or in a member's browser, joins the account. */
export async function joinGuestOrders(tx: Queries, accountId: string, { email, guestId }: Guest): Promise<void> {
  await tx.execute(sql`
    update orders set account_id = ${accountId}
    where account_id is null and (email = ${email} or guest_id = ${guestId ?? null}::uuid)`);
}
