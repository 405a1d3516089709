import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from '../../app.ts';
import { liveFully } from '../../back-office/personal-data/testing/fullLife.ts';
import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import { fuzzApi } from '../../testing/fuzz/fuzzApi.ts';
import { noOrderLimits } from '../../testing/noOrderLimits.ts';
import { migrationsFolder } from '../../testing/testDatabase.ts';
import { startTestOrders, type TestOrders } from '../../testing/testOrders.ts';
import { type Database, openDatabase } from './database.ts';
import { startLimits } from './databaseLimits.ts';
import { findMigrationDuty } from './findMigrationDuty.ts';
import { grantRights } from './grantRights.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const role = `paw_rights_${randomBytes(6).toString('hex')}`;

// The embedded database has one role.
(server ? describe : describe.skip)('the role of requests, on a server', () => {
  let world: TestOrders;
  let database: Database;
  let urls: { owner: string; role: string };

  beforeAll(async () => {
    world = await startTestOrders(noOrderLimits);
    const [{ name }] = await world.run('select current_database() as name');
    const owner = new URL(server);
    owner.pathname = `/${name}`;
    const own = new URL(owner);
    [own.username, own.password] = [role, 'secret'];
    urls = { owner: owner.href, role: own.href };
    await world.run(`create role ${role} login password 'secret'`);
    await grantRights(urls.owner, role);
    database = openDatabase(urls.role, { embedded: false, limits: startLimits });
  });
  afterAll(async () => {
    await database.close();
    await world.run(`drop owned by ${role}; drop role ${role}`);
    await world.stop();
  });

  const refusal = (statement: string) =>
    database.pool.query(statement).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );

  test.each([
    'create table more (id int)',
    'create schema more',
    `create role more`,
    `alter role ${role} superuser`,
    'drop table orders',
    'alter table orders add column more int',
    'alter table staff_audit disable trigger all',
    'truncate staff_audit',
    'truncate orders',
    'create index more on orders (id)',
    `create or replace function forget_security_events() returns void language sql as 'select'`,
    'update staff_audit set who = who',
    'delete from staff_audit',
    'update security_events set person = null',
    'delete from security_events',
    `update products set title = 'x'`,
    'update variants set price_cents = 1',
    'delete from drizzle.__drizzle_migrations',
    `set role postgres`,
    `copy orders to program 'id'`,
    `select pg_read_file('/etc/passwd')`,
  ])('it cannot: %s', async (statement) => {
    // Insufficient privilege.
    expect(await refusal(statement)).toBe('42501');
  });

  test('what ends in the log and the audit, ends by functions that take away no row of the last ninety days', async () => {
    await world.run(`insert into security_events (kind, outcome, at) values ('proof', 'ok', now() - interval '91 days'),
      ('proof', 'ok', now())`);
    await world.run(
      `insert into staff_audit (who, action, subject, details) values ('Ada', 'ship', 'PD-1', '{"tracking":"1Z"}')`,
    );
    await database.pool.query(`select forget_security_events(), forget_audited_order('PD-1')`);
    expect(await world.run(`select 1 from security_events where kind = 'proof'`)).toHaveLength(1);
    expect(await world.run(`select who, details from staff_audit where subject = 'PD-1'`)).toEqual([
      { who: 'Ada', details: {} },
    ]);
  });

  test('the shop works with it: members, orders, returns, staff, rounds, deletion, and a thousand invented calls', async () => {
    const app = await buildApp(database, {
      orderLimits: noOrderLimits,
      sendCode: async (code) => (world.codes.push(code), 'mail'),
    });
    const limited = { ...world, app, database };
    const life = {
      name: 'Zora Quill',
      email: 'zora@example.test',
      street: '77 Wyvern Alley',
      phone: '555-010-7788',
      word: 'Basil',
    };
    const { browser } = await liveFully(limited, app, life);
    expect((await fuzzApi(limited, 1_000, 26)).flaws).toEqual([]);
    await browser.post('/api/account/deletion', { password: 'three plain words' });
    await world.run(`update orders set fulfilment_state = 'delivered'; update refunds set state = 'done';
      update returns set state = 'refused'; update account_deletions set due_at = now() - interval '1 second'`);
    await goRounds(database);
    expect(await world.run(`select 1 from accounts where email = 'zora@example.test'`)).toEqual([]);
    await app.close();
  }, 180_000);

  // It loads the products of the repository.
  test('npm start runs the migration to its end, again and again', async () => {
    const settings = { DATABASE_MIGRATION_URL: urls.owner, DATABASE_URL: urls.role };
    const start = `
      const { runTask } = await import('./tools/start/runTask.mjs');
      console.log(await runTask(['api/src/migration.ts'], { settings: ${JSON.stringify(Object.keys(settings))} }));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', start], {
      cwd: join(__dirname, '../../../..'),
      env: { PATH: process.env.PATH, ...settings },
      encoding: 'utf8',
    });
    expect(said).toContain('The tables are up to date');
  });

  test('it leaves the migration to the owner, and says so when the tables are older than the api', async () => {
    expect(await findMigrationDuty(urls.owner, migrationsFolder)).toBe('ours');
    expect(await findMigrationDuty(urls.role, migrationsFolder)).toBe('done');
    await world.run(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await expect(findMigrationDuty(urls.role, migrationsFolder)).rejects.toThrow('role.mjs migration');
  });

  test('a role that could give itself every right gets none', async () => {
    await expect(grantRights(urls.owner, 'postgres')).rejects.toThrow('it has SUPER');
    await world.run(`alter role ${role} createrole`);
    await expect(grantRights(urls.owner, role)).rejects.toThrow('CREATEROLE');
    await world.run(`alter role ${role} nocreaterole`);
    const [{ name }] = await world.run('select current_database() as name');
    await world.run(`grant create on database "${name}" to ${role}`);
    await expect(grantRights(urls.owner, role)).rejects.toThrow('can create tables');
    await world.run(`revoke create on database "${name}" from ${role}`);
  });
});
