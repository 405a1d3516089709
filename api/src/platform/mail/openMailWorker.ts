import { join, resolve } from 'node:path';
import type { Log } from '@paw/node/createLog.ts';
import { OutboxWorker } from '../outbox/OutboxWorker.ts';
import { composeMail } from './composeMail.ts';
import { folderTransport } from './folderTransport.ts';
import type { MailComposer, MailShop } from './mailComposer.ts';
import type { MailTransport } from './MailTransport.ts';
import { sendMail } from './sendMail.ts';
import { smtpTransport } from './smtpTransport.ts';

/** See docs/settings.md. */
export interface MailSettings {
  SMTP_URL?: string | undefined;
  SMTP_PLAIN?: boolean | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_FOLDER?: string | undefined;
}

/** ms that one email may take. */
const limit = 60_000;

/** The worker that writes and sends the emails of the outbox. It begins with `start`. */
export function openMailWorker(shop: MailShop, composers: readonly MailComposer[], settings: MailSettings, log?: Log) {
  const { transport, from } = openTransport(settings, (line) => (log ? log.info(line) : console.log(line)));
  const { database, shopUrl } = shop;
  const work = sendMail({ compose: composeMail(composers, shop), transport, from, shopUrl });
  return new OutboxWorker({ database, log, kind: 'mail', work, limit });
}

function openTransport(
  { SMTP_URL, SMTP_PLAIN, MAIL_FROM, MAIL_FOLDER }: MailSettings,
  tell: (line: string) => void,
): { from: string; transport: MailTransport } {
  const from = MAIL_FROM ?? 'Paw Dailies <shop@example.com>';
  if (SMTP_URL) return { from, transport: smtpTransport(SMTP_URL, { isPlain: SMTP_PLAIN }) };
  const folder = resolve(MAIL_FOLDER ?? join(import.meta.dirname, '../../../../.data/mail'));
  return { from, transport: folderTransport(folder, tell) };
}
