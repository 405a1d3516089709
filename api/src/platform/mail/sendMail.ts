import type { ClaimedWork } from '../outbox/outboxQueries.ts';
import type { MailContent } from './MailContent.ts';
import type { MailTransport } from './MailTransport.ts';
import { renderMail } from './renderMail.ts';

interface Parts {
  compose: (payload: Record<string, unknown>) => Promise<MailContent | undefined>;
  transport: MailTransport;
  /** Name and address: `Paw Dailies <orders@shop.example>`. */
  from: string;
  /** Without a slash at the end. */
  shopUrl: string;
}

/** Writes and sends an email of the outbox. An email that has nothing to say anymore counts as sent. */
export function sendMail({ compose, transport, from, shopUrl }: Parts) {
  return async ({ payload, messageId, queuedAt }: ClaimedWork): Promise<void> => {
    const content = await compose(payload);
    if (!content) return;
    const { text, html } = renderMail(content, { name: 'Paw Dailies', url: shopUrl });
    const { to, subject, replyTo, inReplyTo } = content;
    const headers = headersOf(content);
    const date = new Date(queuedAt);
    const file = `${queuedAt.replaceAll(':', '-')} ${messageId.slice(1).split('@')[0]}`;
    await transport.send({ from, to, replyTo, inReplyTo, subject, text, html, messageId, headers, date, file });
  };
}

function headersOf({ isPersonal, unsubscribeUrl }: MailContent): Record<string, string> {
  return {
    // Asks mail programs for no out-of-office answers.
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
