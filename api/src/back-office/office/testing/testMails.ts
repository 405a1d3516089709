import type { Database } from '../../../platform/database/database.ts';
import { OutboxWorker } from '../../../platform/outbox/OutboxWorker.ts';
import { sendMail } from '../sendMail.ts';
import { smtpTransport } from '../../../platform/mail/smtpTransport.ts';
import { testMailNeeds } from './testMailNeeds.ts';
import type { TestPostOffice } from '../../../platform/mail/testing/TestPostOffice.ts';

/** Brings what waits in the outbox to a test's post office, when it is told to. */
export function testMails(database: Database, office: TestPostOffice): OutboxWorker {
  const transport = smtpTransport(office.url);
  const work = sendMail({ ...testMailNeeds(database), transport, from: 'Paw Dailies <orders@shop.test>' });
  return new OutboxWorker({ database, kind: 'mail', work, limit: 5000 });
}
