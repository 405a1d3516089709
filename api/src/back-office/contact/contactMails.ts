import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';
import { findAnswer, findMessage, type MailedMessage, subjectLabel } from './contactFacts.ts';

const contactId = z.int();

export const contactMailKinds = mailKinds(
  {
    'contact-received': z.object({ contactId }),
    'contact-acknowledged': z.object({ contactId }),
    'contact-answer': z.object({ contactId, answerId: z.int() }),
  },
  (mail) => ('answerId' in mail ? mail.answerId : mail.contactId),
);

/** Writes nothing when the message, or the answer, was deleted in the meantime. */
export const contactComposer = mailComposer(contactMailKinds, ({ database, shopEmail }) => async (mail) => {
  const message = await findMessage(database, mail.contactId);
  if (!message) return undefined;
  if (mail.mail === 'contact-received') return receivedMail(message, shopEmail);
  if (mail.mail === 'contact-acknowledged') return acknowledgedMail(message, shopEmail);
  const answer = await findAnswer(database, mail.answerId);
  const before = contactMailKinds.row({ mail: 'contact-acknowledged', contactId: message.id }).messageId;
  return answer === undefined ? undefined : answerMail(message, answer, shopEmail, before);
});

/** The answer to this message goes to its writer. */
function receivedMail(message: MailedMessage, shopEmail: string): MailContent {
  const { id, name, emailTyped, orderNumber } = message;
  return {
    to: shopEmail,
    replyTo: emailTyped,
    subject: `Message ${id}: ${subjectLabel(message.subject)}`,
    heading: subjectLabel(message.subject),
    blocks: [
      {
        kind: 'lines',
        title: 'From',
        lines: [name, emailTyped, ...(orderNumber ? [`Order ${orderNumber}`] : [])],
      },
      { kind: 'lines', title: 'Message', lines: message.message.split('\n') },
      { kind: 'text', text: `To answer: npm run shop -- messages answer ${id} --text "…"` },
    ],
  };
}

/** Repeats nothing that was typed: else a stranger could use the form to send their text to any address. */
function acknowledgedMail({ id, emailTyped }: MailedMessage, shopEmail: string): MailContent {
  return {
    to: emailTyped,
    replyTo: shopEmail,
    subject: `We got your message (number ${id})`,
    heading: 'We got your message',
    blocks: [
      {
        kind: 'text',
        text: 'Thanks for writing. A real person will read it and reply by the next business day.',
      },
      { kind: 'text', text: 'Something to add? Just reply to this email.' },
      {
        kind: 'text',
        text: 'If this wasn’t you, someone typed your address by mistake. You don’t need to do anything.',
      },
    ],
  };
}

function answerMail(message: MailedMessage, answer: string, shopEmail: string, inReplyTo: string): MailContent {
  return {
    to: message.emailTyped,
    replyTo: shopEmail,
    inReplyTo,
    isPersonal: true,
    subject: `Re: We got your message (number ${message.id})`,
    heading: `Hello ${message.name},`,
    blocks: [
      ...answer.split(/\n{2,}/).map((text) => ({ kind: 'lines' as const, lines: text.split('\n') })),
      { kind: 'lines', title: 'You wrote', lines: message.message.split('\n') },
    ],
  };
}
