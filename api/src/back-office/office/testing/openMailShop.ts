import { randomUUID } from 'node:crypto';
import { codeMailKinds } from '../../../people/account/codeMail.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { startLimits } from '../../../platform/database/databaseLimits.ts';
import type { MailTransport } from '../../../platform/mail/MailTransport.ts';
import { smtpTransport } from '../../../platform/mail/smtpTransport.ts';
import { TestPostOffice } from '../../../platform/mail/testing/TestPostOffice.ts';
import { queueWork } from '../../../platform/outbox/queueWork.ts';
import { orderMailKinds } from '../../../selling/order-state/orderMailKinds.ts';
import { startTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { testMails } from './testMails.ts';

/** Short limits, so that a test of a silent server ends soon. ms */
export const mailTimes = { connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 2000, dnsTimeout: 2000 };

/** For a test file: one database and one mail server, both empty before each test. */
export function openMailShop() {
  let files: TestDatabase;
  let database: Database;
  let office: TestPostOffice;

  beforeAll(async () => {
    files = await startTestDatabase('tables');
    database = openDatabase(files.url, { embedded: files.embedded, limits: startLimits });
    office = await TestPostOffice.open();
  });
  afterAll(async () => {
    await office.close();
    await database.close();
    await files.stop();
  });
  beforeEach(async () => {
    await database.pool.query('delete from outbox');
    office.mood = 'kind';
    office.mails.length = 0;
    office.receivers.length = 0;
  });

  return {
    get database() {
      return database;
    },
    get office() {
      return office;
    },
    worker: (transport: MailTransport = smtpTransport(office.url, { isPlain: true, times: mailTimes })) =>
      testMails(database, office, transport),
    queue: (mail: Parameters<typeof orderMailKinds.row>[0]) => queueWork(database.db, orderMailKinds.row(mail)),
    queueCode: (fields: object = {}) =>
      queueWork(
        database.db,
        codeMailKinds.row({
          mail: 'code',
          id: randomUUID(),
          to: 'maya@example.test',
          hasAccount: false,
          minutes: 15,
          goodUntil: new Date(Date.now() + 60_000).toISOString(),
          secret: '012345',
          ...fields,
        }),
      ),
    rows: async () => (await database.pool.query('select * from outbox order by id')).rows,
    makeDue: () => database.pool.query('update outbox set due_at = now(), locked_until = null'),
  };
}
