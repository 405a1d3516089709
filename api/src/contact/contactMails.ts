import type { MailContent } from '../mail/MailContent.ts';
import { type MailedMessage, subjectLabel } from './contactFacts.ts';

/** The answer to this message goes to whoever wrote it. */
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
      { kind: 'text', text: `Answer with: npm run shop -- messages answer ${id} --text "…"` },
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
    subject: `We have your message (number ${id})`,
    heading: 'We have your message',
    blocks: [
      {
        kind: 'text',
        text: 'Thank you for writing. A person reads it and answers on the next working day at the latest.',
      },
      { kind: 'text', text: 'Is there something to add? Reply to this mail.' },
      { kind: 'text', text: 'Was it not you? Then somebody typed your address by mistake: you need not do anything.' },
    ],
  };
}

export function answerMail(message: MailedMessage, answer: string, shopEmail: string, inReplyTo: string): MailContent {
  return {
    to: message.emailTyped,
    replyTo: shopEmail,
    inReplyTo,
    isPersonal: true,
    subject: `Re: We have your message (number ${message.id})`,
    heading: `Hello ${message.name},`,
    blocks: [
      ...answer.split(/\n{2,}/).map((text) => ({ kind: 'lines' as const, lines: text.split('\n') })),
      { kind: 'lines', title: 'You wrote', lines: message.message.split('\n') },
    ],
  };
}
