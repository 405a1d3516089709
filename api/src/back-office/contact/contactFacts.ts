import { contactSubjects } from '@paw/rules/contactRules.ts';
import { eq } from 'drizzle-orm';
import { contactAnswers, contactMessages } from '../../platform/database/contactTables.ts';
import type { Database } from '../../platform/database/database.ts';

export type MailedMessage = typeof contactMessages.$inferSelect;

export async function findMessage({ db }: Pick<Database, 'db'>, id: number): Promise<MailedMessage | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message;
}

export async function findAnswer({ db }: Pick<Database, 'db'>, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ answer: contactAnswers.answer })
    .from(contactAnswers)
    .where(eq(contactAnswers.id, id));
  return row?.answer;
}

/** A subject as people read it; one that an older release knew is shown unchanged. */
export const subjectLabel = (slug: string): string =>
  contactSubjects.find((subject) => subject.slug === slug)?.label ?? slug;
