import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedShop } from '../../testing/EmbeddedShop.ts';
import { inventRows } from '../../testing/inventRows.ts';
import { migrationsFolder, startTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import { migrate } from '../database/migrate.ts';
import { MoveProgress } from './MoveProgress.ts';
import { cancelMove, moveTo } from './moveTo.ts';
import { queryOnce } from '../../testing/queryOnce.ts';

const room = makeTestFolder();
const data = join(room, 'data');
/** More than one step copies. The long test has ten thousand. */
const ORDERS = 1_200;
const from = new EmbeddedShop(data);
const targets: TestDatabase[] = [];

beforeAll(async () => {
  await from.start();
  await migrate(from.url, migrationsFolder);
  await from.query(inventRows(ORDERS));
});
afterAll(async () => {
  await from.kill();
  for (const { stop } of targets) await stop();
  rmSync(room, { recursive: true });
});

async function newTarget(): Promise<TestDatabase> {
  const target = await startTestDatabase('nothing');
  targets.push(target);
  return target;
}

const sums = `select (select md5(string_agg(md5(o::text), '' order by number)) from orders o) as orders,
  (select md5(string_agg(md5(r::text), '' order by product_id)) from ratings r) as ratings,
  (select md5(string_agg(md5(p::text), '' order by id)) from return_photos p) as photos`;

test('a store moves while it answers, goes on where it was cut off, and the copy is equal row by row', async () => {
  const { url } = await newTarget();
  // Cut off before it had made the tables, as by a kill, and then in the middle of the orders.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [own] = await from.query('select system_identifier::text as id from pg_control_system()');
  await new MoveProgress(client).begin(String(own?.id));
  await client.end();
  let copied = 0;
  const cut = moveTo({
    data,
    to: url,
    note: (text) => {
      if (text === 'Copying order_lines') throw new Error(`cut after ${++copied}`);
    },
  });
  await expect(cut).rejects.toThrow('cut');
  expect(await queryOnce(url, "select rows::int, is_done from paw_move.tables where name = 'orders'")).toEqual([
    { rows: ORDERS, is_done: true },
  ]);
  await queryOnce(url, "update paw_move.tables set is_done = false where name = 'products'");

  const noted: string[] = [];
  const rows = await moveTo({ data, to: url, note: (text) => void noted.push(text) });
  expect(rows).toMatchObject({ orders: ORDERS, order_lines: ORDERS, products: 30, return_photos: 3, reviews: 30 });
  expect(noted).toContain('Comparing order_lines');
  expect(await queryOnce(url, sums)).toEqual(await from.query(sums));
  expect(await queryOnce(url, "select to_regclass('paw_move.moves') as there")).toEqual([{ there: null }]);

  // What a server computes from a row is its own.
  const found = "select count(*)::int as bowls from products where search @@ to_tsquery('shop', 'bowls')";
  expect(await queryOnce(url, found)).toEqual([{ bowls: 30 }]);

  // It goes on with new ids and with its triggers.
  const written = `insert into reviews (product_id, seed, author, stars, title, body, status)
    select id, 'later', 'Ben', 1, '', '', 'published' from products where slug = 'bowl-1' returning id`;
  expect(await queryOnce(url, written)).toEqual([{ id: 31 }]);
  const triggers = 'select distinct tgenabled as state from pg_trigger where not tgisinternal';
  expect(await queryOnce(url, triggers)).toEqual([{ state: 'O' }]);
  await expect(moveTo({ data, to: url })).rejects.toThrow('has tables already. Name an empty one.');
});

test('the store that moved takes no changes, also after its next start, until the move is taken back', async () => {
  const change = "update orders set name = 'Ben'";
  await expect(from.query(change)).rejects.toMatchObject({ code: '25006' });
  await from.kill();
  await from.start();
  await expect(from.query(change)).rejects.toMatchObject({ code: '25006' });
  // The api of a store that moves starts.
  await migrate(from.url, migrationsFolder);
  await cancelMove(data);
  await from.query("update orders set phone = '1' where number = 'PD-1'");
});

test('a row that differs in the copy is found', async () => {
  const { url } = await newTarget();
  const note = async (text: string) => {
    if (text === 'Comparing orders') await queryOnce(url, "update orders set name = 'Eve' where number = 'PD-7'");
  };
  await expect(moveTo({ data, to: url, note })).rejects.toThrow('Rows of the copy differ: orders (1).');
  await cancelMove(data);
});

test('another store’s move, and a server that does not answer, are refused before anything changes', async () => {
  const { url } = await newTarget();
  await queryOnce(
    url,
    "create schema paw_move; create table paw_move.moves as select '1' as source, true as is_prepared",
  );
  await expect(moveTo({ data, to: url })).rejects.toThrow('Another store is moving to this database.');
  const none = `postgres://postgres@/postgres?host=${encodeURIComponent(room)}`;
  await expect(moveTo({ data, to: none })).rejects.toThrow('There is no connection to the new database');
  await from.query("update orders set phone = '2' where number = 'PD-1'");
});
