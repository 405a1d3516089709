import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedShop } from '../../testing/EmbeddedShop.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import { backUp } from './backUp.ts';
import { restore } from './restore.ts';

const room = makeTestFolder();
const data = join(room, 'data');
const newest = Number.MAX_SAFE_INTEGER;
const shop = new EmbeddedShop(data);

beforeAll(() => shop.start());
afterAll(async () => {
  await shop.kill();
  rmSync(room, { recursive: true });
});

/** Inserts about a hundred rows a second until it is stopped, with an error now and then, as shoppers cause them. */
function insertAll() {
  const acknowledged: { n: number; at: number }[] = [];
  const stopped = new AbortController();
  const done = (async () => {
    for (let n = 1; !stopped.signal.aborted; n++) {
      await shop.query(`insert into orders values (${n}, repeat('x', 2000))`);
      acknowledged.push({ n, at: Date.now() });
      await pause(2);
      if (n % 5 === 0) await shop.query(`insert into orders values (${n}, '')`).catch(() => undefined);
    }
  })();
  const stop = async () => {
    stopped.abort();
    await done;
  };
  return { acknowledged, stop };
}

test('a backup is made while rows are written, and a restored one has all that were acknowledged before', async () => {
  await shop.query('create table orders (n int primary key, note text); create table words (word text)');
  await shop.query('insert into words values (1)');
  const orders = insertAll();
  await pause(200);
  const to = join(room, 'first');
  const { consistentAt } = await backUp({ data, to });
  await pause(100);
  await orders.stop();
  await expect(restore({ data, from: to, newest })).rejects.toThrow('is in use by another shop');

  const folders = readdirSync(data);
  const checked = await restore({ data, from: to, newest, isDryRun: true });
  expect(readdirSync(data)).toEqual(folders);

  await shop.kill();
  const restored = await restore({ data, from: to, newest });
  expect(restored.rows).toEqual(checked.rows);
  await shop.start();
  const rows = (await shop.query('select n from orders order by n')).map(({ n }) => n);
  const before = orders.acknowledged.filter(({ at }) => at < Date.parse(consistentAt) - 5);
  expect(before.length).toBeGreaterThan(0);
  expect(rows.length).toBeGreaterThanOrEqual(before.length);
  expect(rows.length).toBeLessThan(orders.acknowledged.length);
  // None is missing between the first and the last.
  expect(rows).toEqual(rows.map((_, index) => index + 1));
  expect(restored).toMatchObject({ consistentAt, rows: { orders: rows.length } });
  // What was there is kept.
  expect(existsSync(join(restored.before ?? '', 'PG_VERSION'))).toBe(true);
});

test('a backup that was killed leaves no log behind for ever, and the next one works', async () => {
  await shop.query("select pg_create_physical_replication_slot('paw_backup', true)");
  await shop.query("select pg_backup_start('paw', true)");
  await backUp({ data, to: join(room, 'after-kill') });
  expect(await shop.query('select slot_name from pg_replication_slots')).toEqual([]);

  await shop.query("select pg_create_physical_replication_slot('paw_backup', true)");
  await shop.kill();
  await shop.start();
  expect(await shop.query('select slot_name from pg_replication_slots')).toEqual([]);
});

test.each([
  ['no backup', 'nothing', () => undefined, 'is no backup, or one that was not finished'],
  [
    'a damaged backup',
    'damaged',
    (backup: string) => appendFileSync(join(backup, 'database/PG_VERSION'), '1'),
    'is damaged: PG_VERSION is missing or different. Use another backup.',
  ],
  [
    'a backup without a part of the log',
    'cut',
    (backup: string) => rmSync(join(backup, 'database/pg_wal'), { recursive: true }),
    'is damaged: pg_wal/',
  ],
])('%s is refused, and the database stays', async (_, name, change, words) => {
  const from = join(room, name);
  if (name !== 'nothing') await backUp({ data, to: from });
  change(from);
  await expect(restore({ data, from, newest })).rejects.toThrow(words);
  expect(await shop.query('select word from words')).toEqual([{ word: '1' }]);
});

test('a backup of a newer version, a folder that is used, and a folder without a database are refused', async () => {
  const from = join(room, 'newer');
  await shop.query('create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint)');
  await shop.query('insert into drizzle.__drizzle_migrations values (200)');
  await backUp({ data, to: from });
  await expect(restore({ data, from, newest: 199 })).rejects.toThrow('is of a newer version of the shop');
  await expect(backUp({ data, to: from })).rejects.toThrow('There is something in');
  const within = join(data, 'database/base/backup');
  await expect(backUp({ data, to: within })).rejects.toThrow('is a part of the database. Name a folder elsewhere.');
  expect(existsSync(within)).toBe(false);
  await expect(backUp({ data: join(room, 'none'), to: join(room, 'x') })).rejects.toThrow('no embedded database');
});
