import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContractions } from '../../testing/findContractions.ts';
import { checkOut, seeOrder } from '../../testing/testCheckout.ts';
import { migrationsFolder } from '../../testing/testDatabase.ts';
import { startTestOrders } from '../../testing/testOrders.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import { migrate } from './migrate.ts';

/** The last migration before machines were updated one after the other. */
const baseline = '0012_review_mails';

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

const readEntries = (folder: string): Entry[] =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries;

test('an api of the version before survives each migration', () => {
  const tags = readEntries(migrationsFolder).map(({ tag }) => tag);
  const later = tags.slice(tags.indexOf(baseline) + 1);
  expect(later.length).toBeGreaterThan(0);
  for (const tag of later) {
    const sql = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
    expect([tag, findContractions(sql, tags.slice(0, tags.indexOf(tag)))]).toEqual([tag, []]);
  }
});

test.each([
  'DROP TABLE "coupons"',
  'ALTER TABLE "orders" DROP COLUMN "email"',
  'ALTER TABLE "orders" RENAME COLUMN "email" TO "mail"',
  'ALTER TABLE "orders" ALTER COLUMN "total_cents" SET DATA TYPE bigint',
  'ALTER TABLE "orders" ALTER COLUMN "coupon_code" SET NOT NULL',
  'ALTER TABLE "orders" ADD COLUMN "gift" boolean NOT NULL',
  'ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("total_cents" > 0)',
  'CREATE UNIQUE INDEX "orders_email" ON "orders" USING btree ("email")',
  '-- contract: unused since 0099_future\nALTER TABLE "orders" DROP COLUMN "email"',
])('%s is not survived', (statement) => {
  expect(findContractions(statement, ['0013_staff_keys'])).toHaveLength(1);
});

test.each([
  'CREATE TABLE "gifts" ("id" int NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "gifts_id" ON "gifts" ("id")',
  'ALTER TABLE "orders" ADD COLUMN "gift" boolean DEFAULT false NOT NULL',
  'ALTER TABLE "orders" ADD COLUMN "gift" text',
  'CREATE INDEX "orders_email" ON "orders" ("email")',
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DROP TABLE gone $$',
  '-- contract: unused since 0013_staff_keys\nALTER TABLE "orders" DROP COLUMN "email"',
])('%s is survived', (statement) => {
  expect(findContractions(statement, ['0013_staff_keys'])).toEqual([]);
});

test('an api goes on selling while a later version changes the tables, and starts on them', async () => {
  const world = await startTestOrders();
  const folder = makeTestFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: Entry[] };
  const last = entries.at(-1);
  const later = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: '9999_later' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, later] }));
  const added = [
    'ALTER TABLE "orders" ADD COLUMN "gift_note" text',
    'ALTER TABLE "order_lines" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL',
    'ALTER TABLE "stock" ADD COLUMN "place" text DEFAULT \'front\' NOT NULL',
    'CREATE TABLE "gifts" ("id" uuid PRIMARY KEY)',
    'CREATE INDEX "orders_gift_note" ON "orders" ("gift_note")',
  ].join(';--> statement-breakpoint\n');
  expect(findContractions(added, [])).toEqual([]);
  writeFileSync(join(folder, '9999_later.sql'), added);

  const guest = await world.guest();
  const buyAndLook = async () => {
    const { status, body } = await checkOut(guest);
    expect(status).toBe(201);
    expect(await seeOrder(guest, body.reference)).toMatchObject({ number: body.number, merchandiseCents: 4000 });
  };
  // Its statements are prepared before the tables change.
  await buyAndLook();
  await migrate(world.url, folder);
  await migrate(world.url, migrationsFolder);
  await buyAndLook();
  expect(await world.run('select gift_note from orders')).toEqual([{ gift_note: null }, { gift_note: null }]);
  await world.stop();
});
