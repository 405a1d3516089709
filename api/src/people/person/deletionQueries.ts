import { randomUUID } from 'node:crypto';
import { rules } from '@paw/rules/rules.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { erasePerson } from './personalTables.ts';
import { findPerson, isOrderOf, type Person } from './Person.ts';
import { leavingMailKinds } from './leavingMail.ts';
import type { Round } from '../../platform/rounds/Round.ts';

/** When the account will be deleted, as ISO text; null when the owner did not ask for it. */
export async function findDeletion({ db }: Pick<Database, 'db'>, accountId: string): Promise<string | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select to_json(due_at) #>> '{}' as at from account_deletions where account_id = ${accountId}`);
  return rows[0]?.at ?? null;
}

/**
 * A repeated request keeps the first day. An email notifies the owner, who can cancel it.
 * @returns the day, as ISO text
 */
export async function askForDeletion({ transaction }: Pick<Database, 'transaction'>, accountId: string) {
  return transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into account_deletions (account_id, due_at)
      values (${accountId}, now() + make_interval(days => ${rules.accounts.deletionDays}))
      on conflict do nothing returning account_id`);
    const mail = { mail: 'account-leaving', accountId, event: randomUUID() } as const;
    if (rows.length) await queueWork(tx, leavingMailKinds.row(mail));
    return (await findDeletion({ db: tx }, accountId)) ?? '';
  });
}

/** Once or often. */
export async function takeBackDeletion({ db }: Pick<Database, 'db'>, accountId: string): Promise<void> {
  await db.execute(sql`delete from account_deletions where account_id = ${accountId}`);
}

/** Days after which an order counts as arrived, and a return as ended, even without a record. */
const patience = 60;
/** Accounts that are deleted in one go. */
const batch = 20;

/** What is still between the shop and the person: their address is needed until it has arrived, or is paid back. */
const isUnderWay = (person: Person) => sql`
  exists (
    select from orders where ${isOrderOf(person)} and fulfilment_state in ('new', 'packed', 'shipped')
      and placed_at > now() - make_interval(days => ${patience})
  ) or exists (
    select from returns r join orders on orders.id = r.order_id
    where ${isOrderOf(person)} and r.state in ('requested', 'approved', 'received')
      and r.updated_at > now() - make_interval(days => ${patience})
  ) or exists (
    select from refunds f join orders on orders.id = f.order_id where ${isOrderOf(person)} and f.state = 'pending'
  )`;

/**
 * Deletes the accounts whose time has come, each in a transaction of its own, once however many processes do this at
 * the same time. One that waits for an order or a refund is looked at again with the next round.
 * @returns how many
 */
async function deleteDueAccounts(database: Pick<Database, 'db' | 'transaction'>): Promise<number> {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select account_id as id from account_deletions where due_at <= now() order by random() limit ${batch}`);
  let deleted = 0;
  for (const { id } of rows) {
    const isDone = await database.transaction(async (tx) => {
      const due = await tx.execute(sql`
        select account_id from account_deletions where account_id = ${id} and due_at <= now() for update skip locked`);
      const person = due.rows.length ? await findPerson({ db: tx }, id) : undefined;
      if (!person) return false;
      const { rows: waiting } = await tx.execute<{ waits: boolean }>(sql`select ${isUnderWay(person)} as waits`);
      if (waiting[0]?.waits) return false;
      await erasePerson(tx, person);
      return true;
    });
    if (isDone) deleted += 1;
  }
  return deleted;
}

export const deletionRound: Round = {
  name: 'deletion of accounts',
  go: async (database) => void (await deleteDueAccounts(database)),
};
