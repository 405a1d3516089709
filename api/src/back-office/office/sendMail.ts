import type { ClaimedWork } from '../../platform/outbox/outboxQueries.ts';
import { composeMail } from './composeMail.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import type { MailNeeds } from '../../platform/mail/MailNeeds.ts';
import type { MailTransport } from '../../platform/mail/MailTransport.ts';
import { readMail } from './readMail.ts';
import { renderMail } from '../../platform/mail/renderMail.ts';

interface Needs extends MailNeeds {
  transport: MailTransport;
  /** Name and address: `Paw Dailies <orders@shop.example>`. */
  from: string;
}

/** Writes and sends a mail of the outbox. A mail that has nothing to say any more counts as sent. */
export function sendMail({ transport, from, ...needs }: Needs) {
  return async ({ payload, messageId, queuedAt }: ClaimedWork): Promise<void> => {
    const mail = readMail(payload);
    const content = await composeMail(needs, mail);
    if (!content) return;
    const { text, html } = renderMail(content, { name: 'Paw Dailies', url: needs.shopUrl });
    const { to, subject, replyTo, inReplyTo } = content;
    const headers = headersOf(content);
    const date = new Date(queuedAt);
    const file = `${queuedAt.replaceAll(':', '-')} ${messageId.slice(1).split('@')[0]}`;
    await transport.send({ from, to, replyTo, inReplyTo, subject, text, html, messageId, headers, date, file });
  };
}

function headersOf({ isPersonal, unsubscribeUrl }: MailContent): Record<string, string> {
  return {
    // No out-of-office answers, please.
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
