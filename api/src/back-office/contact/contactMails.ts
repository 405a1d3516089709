import type { MailContent } from '../../platform/mail/MailContent.ts';
import { type MailedMessage, subjectLabel } from './contactFacts.ts';

/** The answer to this message goes to its writer. */
export function receivedMail(message: MailedMessage, shopEmail: string): MailContent {
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

/**
 * Says nothing that was typed: with this form a stranger could else have us send their own words to anybody.
 */
export function acknowledgedMail({ id, emailTyped }: MailedMessage, shopEmail: string): MailContent {
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

export function answerMail(message: MailedMessage, answer: string, shopEmail: string, inReplyTo: string): MailContent {
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
