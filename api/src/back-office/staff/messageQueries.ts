import { sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import { subjectLabel } from '../contact/contactFacts.ts';
import { contactAnswers } from '../../platform/database/contactTables.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import type { StaffMessage, StaffMessageDetail } from './messageSchemas.ts';
import { contactMailKinds } from '../contact/contactMails.ts';

export type MessageState = 'open' | 'answered' | 'closed' | 'suspect';

const columns = sql.raw(`id::int as id, to_json(received_at) #>> '{}' as "receivedAt", name, email_typed as email,
  subject, order_number as "orderNumber", message, state`);

/** Open ones the oldest first, because what waits longest comes first; all others the newest first. */
export async function listMessages(
  { db }: Pick<Database, 'db'>,
  { state, search, most }: { state?: MessageState; search?: string; most: number },
): Promise<StaffMessage[]> {
  const order = sql.raw(state === 'open' ? 'id' : 'id desc');
  const part = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await db.execute(sql`
    select ${columns} from contact_messages
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${part}::text is null or name ilike ${part} or email_typed ilike ${part} or order_number ilike ${part}
        or message ilike ${part})
    order by ${order} limit ${most}`);
  return (rows as unknown as StaffMessage[]).map(withLabel);
}

/** @throws ApiProblem 404 message_not_found */
export async function getMessage({ db }: Pick<Database, 'db'>, id: number): Promise<StaffMessageDetail> {
  const { rows } = await db.execute(sql`select ${columns} from contact_messages where id = ${id}`);
  const message = rows[0] as unknown as StaffMessage | undefined;
  if (!message) throw notFound(id);
  const answers = await db.execute(sql`
    select to_json(at) #>> '{}' as at, who, answer from contact_answers where message_id = ${id} order by id`);
  return { ...withLabel(message), answers: answers.rows as unknown as StaffMessageDetail['answers'] };
}

/** An answer, and the email that brings it. @throws ApiProblem 404 message_not_found */
export async function answerMessage(tx: Queries, id: number, who: string, answer: string): Promise<void> {
  await setState(tx, id, 'answered');
  const [row] = await tx
    .insert(contactAnswers)
    .values({ messageId: id, who, answer })
    .returning({ answerId: contactAnswers.id });
  if (row) await queueWork(tx, contactMailKinds.row({ mail: 'contact-answer', contactId: id, ...row }));
}

/** @returns the state that it had. @throws ApiProblem 404 message_not_found */
export async function setState(tx: Queries, id: number, state: 'answered' | 'closed' | 'open'): Promise<MessageState> {
  const { rows } = await tx.execute<{ state: MessageState }>(sql`
    select state from contact_messages where id = ${id} for update`);
  const before = rows[0]?.state;
  if (!before) throw notFound(id);
  await tx.execute(sql`update contact_messages
    set state = ${state}, done_at = case when ${state} = 'open' then null else now() end where id = ${id}`);
  return before;
}

const withLabel = <Message extends StaffMessage>(message: Message): Message => ({
  ...message,
  subject: subjectLabel(message.subject),
});

const notFound = (id: number) =>
  new ApiProblem(404, 'message_not_found', `There is no message ${id}: "messages" lists the open ones.`);
