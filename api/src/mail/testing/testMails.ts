import type { Database } from '../../database/database.ts';
import { OutboxWorker } from '../../outbox/OutboxWorker.ts';
import { sendMail } from '../sendMail.ts';
import { smtpTransport } from '../smtpTransport.ts';
import { testMailNeeds } from './testMailNeeds.ts';
import type { TestPostOffice } from './TestPostOffice.ts';

/** Brings what waits in the outbox to a test's post office, when it is told to. */
export function testMails(database: Database, office: TestPostOffice): OutboxWorker {
  const transport = smtpTransport(office.url);
  const work = sendMail({ ...testMailNeeds(database), transport, from: 'Paw Dailies <orders@shop.test>' });
  return new OutboxWorker({ database, kind: 'mail', work, limit: 5000 });
}
