import type { Database } from '../../../platform/database/database.ts';
import { composeMail } from '../../../platform/mail/composeMail.ts';
import type { MailTransport } from '../../../platform/mail/MailTransport.ts';
import { sendMail } from '../../../platform/mail/sendMail.ts';
import { smtpTransport } from '../../../platform/mail/smtpTransport.ts';
import type { TestPostOffice } from '../../../platform/mail/testing/TestPostOffice.ts';
import { OutboxWorker } from '../../../platform/outbox/OutboxWorker.ts';
import { mailComposers } from '../mailComposers.ts';

const shopUrl = 'https://shop.test';

/** Writes an email of a shop at https://shop.test from its payload in the outbox. */
export const testComposer = (database: Database) =>
  composeMail(mailComposers, { database, shopUrl, shopEmail: 'hello@shop.test' });

/** Sends the outbox to a test's mail server, on request. */
export function testMails(
  database: Database,
  office: Pick<TestPostOffice, 'url'>,
  transport: MailTransport = smtpTransport(office.url, { isPlain: true }),
): OutboxWorker {
  const from = 'Paw Dailies <orders@shop.test>';
  const work = sendMail({ compose: testComposer(database), transport, from, shopUrl });
  return new OutboxWorker({ database, kind: 'mail', work, limit: 5000 });
}
