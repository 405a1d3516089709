import { rules } from '@paw/rules/rules.ts';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { contactMessages } from '../../platform/database/contactTables.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { contactMailKinds } from './contactMails.ts';
import type { Round } from '../../platform/rounds/Round.ts';

type NewMessage = Pick<
  typeof contactMessages.$inferInsert,
  'key' | 'name' | 'email' | 'emailTyped' | 'subject' | 'orderNumber' | 'message'
>;

/** Days to keep suspected spam, in case a person sent it. */
const suspectDays = 30;

/**
 * A message, and the emails about it: to the shop, and to its writer. One that was sent before stays unchanged.
 * @param isSuspect no email is sent
 * @returns false when another message was sent under its key: then nothing was saved
 */
export async function saveMessage({ transaction }: Database, message: NewMessage, isSuspect: boolean) {
  return transaction(async (tx): Promise<boolean> => {
    const [saved] = await tx
      .insert(contactMessages)
      .values({ ...message, state: isSuspect ? 'suspect' : 'open' })
      .onConflictDoNothing({ target: contactMessages.key })
      .returning({ contactId: contactMessages.id });
    if (!saved) return isSame(tx, message);
    if (isSuspect) return true;
    await queueWork(
      tx,
      contactMailKinds.row({ mail: 'contact-received', ...saved }),
      contactMailKinds.row({ mail: 'contact-acknowledged', ...saved }),
    );
    return true;
  });
}

async function isSame(tx: Queries, { key = '', name, email, subject, orderNumber = null, message }: NewMessage) {
  const { key: savedKey, ...saved } = contactMessages;
  const [row] = await tx
    .select({
      name: saved.name,
      email: saved.email,
      subject: saved.subject,
      orderNumber: saved.orderNumber,
      message: saved.message,
    })
    .from(contactMessages)
    .where(eq(savedKey, key));
  return isDeepStrictEqual(row, { name, email, subject, orderNumber, message });
}

/** Messages that are long done, and what no person sent. */
async function forgetMessages({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`delete from contact_messages
    where (state in ('answered', 'closed') and done_at < now() - make_interval(days => ${rules.contact.keptDays}))
      or (state = 'suspect' and received_at < now() - make_interval(days => ${suspectDays}))`);
}

export const messageRound: Round = { name: 'messages', go: forgetMessages };
