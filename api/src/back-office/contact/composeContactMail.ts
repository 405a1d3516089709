import type { MailNeeds } from '../../platform/mail/MailNeeds.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { type Mail, mailRow } from '../../platform/outbox/queueWork.ts';
import { findAnswer, findMessage } from './contactFacts.ts';
import { acknowledgedMail, answerMail, receivedMail } from './contactMails.ts';

/** Undefined when the message, or the answer, was deleted meanwhile. */
export async function composeContactMail(
  { database, shopEmail }: MailNeeds,
  mail: Extract<Mail, { contactId: number }>,
): Promise<MailContent | undefined> {
  const message = await findMessage(database, mail.contactId);
  if (!message) return undefined;
  if (!('answerId' in mail)) {
    return mail.mail === 'contact-received' ? receivedMail(message, shopEmail) : acknowledgedMail(message, shopEmail);
  }
  const answer = await findAnswer(database, mail.answerId);
  const before = mailRow({ mail: 'contact-acknowledged', contactId: message.id }).messageId;
  return answer === undefined ? undefined : answerMail(message, answer, shopEmail, before);
}
