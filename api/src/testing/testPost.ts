import { TestPostOffice } from '../platform/mail/testing/TestPostOffice.ts';
import { testMails } from '../back-office/office/testing/testMails.ts';
import type { Database } from '../platform/database/database.ts';
import type { OutboxWorker } from '../platform/outbox/OutboxWorker.ts';

interface World {
  database: Database;
  run(text: string): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * A shop whose emails are sent to a mail server of its own, opened and closed with the test file. Before each test the
 * office and the `tables` are emptied.
 */
export function testPost<Opened extends World>(open: () => Promise<Opened>, tables: readonly string[]) {
  let world: Opened;
  let office: TestPostOffice;
  let worker: OutboxWorker;

  beforeAll(async () => {
    world = await open();
    office = await TestPostOffice.open();
    worker = testMails(world.database, office);
  });
  afterAll(async () => {
    await office.close();
    await world.stop();
  });
  beforeEach(async () => {
    office.mails.length = 0;
    for (const table of ['outbox', ...tables]) await world.run(`delete from ${table}`);
  });
  return {
    get world() {
      return world;
    },
    /** What has come so far. */
    get mails() {
      return office.mails;
    },
    /** Delivers all that is due. */
    async send() {
      while (await worker.runDue());
    },
  };
}
