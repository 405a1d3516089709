import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { testComposer } from '../office/testing/testMails.ts';
import { goRounds } from '../office/testing/goRounds.ts';
import type { TestBrowser } from '../../testing/testAccounts.ts';
import { checkOut } from '../../testing/testCheckout.ts';
import { startTestOrders, type TestOrders } from '../../testing/testOrders.ts';
import { findPerson } from '../../people/person/Person.ts';
import { impersonalTables, personalTables } from '../../people/person/personalTables.ts';
import { readPersonalRows } from './exportPerson.ts';
import { type Life, liveFully, password } from './testing/fullLife.ts';
import { noOrderLimits } from '../../testing/noOrderLimits.ts';

const zora: Life = {
  name: 'Zora Quillfeather',
  email: 'Zora.Quill@Example.test',
  street: '77 Wyvern Alley',
  phone: '555-010-7788',
  word: 'Basilisk',
};
const other: Life = {
  name: 'Odo Marsh',
  email: 'odo@example.test',
  street: '5 Heron Court',
  phone: '555-010-1122',
  word: 'Otter',
};
let world: TestOrders;
let app: App;
let lives: { zora: Awaited<ReturnType<typeof liveFully>>; other: Awaited<ReturnType<typeof liveFully>> };

beforeAll(async () => {
  world = await startTestOrders();
  app = await buildApp(world.database, {
    orderLimits: noOrderLimits,
    sendCode: async (code) => (world.codes.push(code), 'mail'),
  });
  lives = { zora: await liveFully(world, app, zora), other: await liveFully(world, app, other) };
});
afterAll(async () => {
  await app.close();
  await world.stop();
});

const tablesOfDatabase = async () =>
  (
    await world.run(`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`)
  ).map(({ name }) => name as string);

/** Where a text occurs, in all rows of all tables: "orders: zora". */
async function findAll(needles: readonly string[]): Promise<string[]> {
  const places = [];
  for (const table of await tablesOfDatabase()) {
    const rows = JSON.stringify(await world.run(`select to_jsonb(t) as row from "${table}" t`)).toLowerCase();
    for (const needle of needles) if (rows.includes(needle.toLowerCase())) places.push(`${table}: ${needle}`);
  }
  return places;
}

async function exportOf(browser: TestBrowser) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: 'localhost:3000', cookie, authorization: `Bearer ${browser.token}` };
  const reply = await app.inject({ method: 'GET', url: '/api/account/export', headers });
  const files = Object.entries(reply.statusCode === 200 ? unzipSync(reply.rawPayload) : {});
  return { reply, files: Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)])) };
}
const due = (id: string) =>
  world.run(`update account_deletions set due_at = now() - interval '1 second' where account_id = $1`, [id]);
const goRound = () => goRounds(world.database);

test('every table is declared as personal data or not', async () => {
  const folder = join(__dirname, '../../platform/database');
  const modules = readdirSync(folder)
    .filter((file) => /(?:Tables|schema)\.ts$/.test(file))
    .map((file) => jest.requireActual<Record<string, unknown>>(join(folder, file)));
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  );
  const names = [...new Set(tables.map((table) => getTableName(table)))].sort();
  expect(names).toEqual(await tablesOfDatabase());
  const decided = [...Object.keys(personalTables), ...Object.keys(impersonalTables)].sort();
  // A name that is missing here: add it to personalTables.ts, to the one list or to the other.
  expect(decided).toEqual(names);
});

test('each column that a table leaves out of the export exists', async () => {
  for (const [name, { untold = [] }] of Object.entries(personalTables)) {
    const columns = await world.run(
      `select column_name as name from information_schema.columns where table_name = $1`,
      [name],
    );
    expect(columns.map((column) => column.name)).toEqual(expect.arrayContaining([...untold]));
  }
});

test('the export has the person’s rows of every table, as JSON and as CSV, and no rows of others', async () => {
  const { reply, files } = await exportOf(lives.zora.browser);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="paw-dailies-\d{4}-\d\d-\d\d\.zip"$/),
  });
  const data = JSON.parse(files['data.json'] ?? '');
  const person = await findPerson(world.database, lives.zora.browser.id);
  for (const name of Object.keys(personalTables)) {
    const rows = person ? await readPersonalRows(world.database, person, name) : [];
    expect([name, rows.length > 0]).toEqual([name, true]);
    expect(data[name]).toEqual(rows);
    expect((files[`csv/${name}.csv`] ?? '').split('\r\n').length).toBeGreaterThan(rows.length);
  }
  expect(data.orders.map(({ number }: { number: string }) => number).sort()).toEqual(
    [lives.zora.order, lives.zora.guestOrder].sort(),
  );
  const pictures = data.return_photos.map(({ id }: { id: string }) => `return_photos/${id}.jpg`);
  expect(
    Object.keys(files)
      .filter((name) => name.endsWith('.jpg'))
      .sort(),
  ).toEqual(pictures.sort());
  expect(pictures).toHaveLength(2);
  const all = Object.values(files).join('\n');
  for (const word of [other.name, other.street, other.word, 'odo@example.test']) expect(all).not.toContain(word);
});

test('the export has no secret and no hash of one', async () => {
  const { files } = await exportOf(lives.zora.browser);
  const all = Object.values(files).join('\n');
  const secrets = await world.run(
    `select password_hash as secret from accounts union select code_hash from sign_ups union select browser_hash from sign_ups
      union select id from sessions union select turn from sessions union select token_hash from stock_notices
      union select body_hash from orders union select payload->>'secret' from outbox`,
  );
  const known = secrets.map(({ secret }) => secret).filter(Boolean);
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((secret) => all.includes(secret))).toEqual([]);
});

test('deleting an account needs the password, and can be undone', async () => {
  const member = await world.member();
  const wrong = await member.post('/api/account/deletion', { password: 'something else' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_password' } });
  const asked = await member.post('/api/account/deletion', { password });
  const days = (Date.parse(asked.body.at) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days * 100)).toBe(700);
  expect((await member.post('/api/account/deletion', { password })).body).toEqual(asked.body);
  expect((await member.call('GET', '/api/account')).body.deletion).toEqual(asked.body);
  const mails = await world.run(
    `select payload from outbox where payload->>'mail' = 'account-leaving' and payload->>'accountId' = $1`,
    [member.id],
  );
  const write = () => Promise.all(mails.map(({ payload }) => testComposer(world.database)(payload)));
  expect(await write()).toEqual([
    expect.objectContaining({ heading: expect.stringMatching(/^Your account will be deleted on \w+ \d+, \d{4}\.$/) }),
  ]);
  expect((await member.call('DELETE', '/api/account/deletion')).status).toBe(204);
  expect((await member.call('DELETE', '/api/account/deletion')).status).toBe(204);
  expect(await write()).toEqual([undefined]);
  await goRound();
  expect((await member.call('GET', '/api/account')).body).toMatchObject({ name: 'Maya Rosen', deletion: null });
});

test('guesses of the password are limited here too', async () => {
  const member = await world.member();
  const statuses = [];
  for (let guess = 0; guess < 9; guess++) {
    statuses.push((await member.post('/api/account/deletion', { password: `guess ${guess}` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('an account is not deleted before its order has arrived and its refund is paid', async () => {
  const member = await world.member();
  const { number } = (await checkOut(member)).body;
  await member.post('/api/account/deletion', { password });
  await due(member.id);
  await goRound();
  expect((await member.call('GET', '/api/account')).status).toBe(200);
  await world.run(`update orders set fulfilment_state = 'delivered' where number = $1`, [number]);
  await goRound();
  expect((await member.call('GET', '/api/account')).status).toBe(403);
});

test('after a deletion no table identifies the person, the books stay complete, and other people lose nothing', async () => {
  const { browser, order, guestOrder } = lives.zora;
  const person = await findPerson(world.database, browser.id);
  const typed = ['Zora', 'Quillfeather', 'zora.quill', 'Wyvern', '010-7788', 'Basilisk'];
  const needles = [...typed, browser.id, person?.emailHash ?? ''];
  const before = await findAll(needles);
  for (const needle of needles) expect(before.join('\n')).toContain(`: ${needle}`);
  const others = await exportOf(lives.other.browser);
  const sums = () =>
    world.run('select number, total_cents, refunded_cents, merchandise_cents from orders order by number');
  const books = await sums();
  await goRound();
  expect((await browser.call('GET', '/api/account')).status).toBe(200);
  await world.run(`update refunds set state = 'done'`);
  await due(browser.id);
  await goRound();
  expect(await findAll(needles)).toEqual([]);
  const [{ orderId }] = await world.run('select id as "orderId" from orders where number = $1', [order]);
  expect(await testComposer(world.database)({ mail: 'order-delivered', orderId })).toBeUndefined();
  expect(await sums()).toEqual(books);
  expect(books.map(({ number }) => number)).toEqual(expect.arrayContaining([order, guestOrder]));
  expect((await browser.call('GET', '/api/account')).body.code).toBe('signed_out');
  const still = await exportOf(lives.other.browser);
  const tablesOf = ({ files }: typeof still) =>
    Object.entries(files).filter(([name]) => name.startsWith('csv/') && !/refunds|sessions/.test(name));
  expect(tablesOf(still)).toEqual(tablesOf(others));
});
