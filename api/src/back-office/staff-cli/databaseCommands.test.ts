import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedShop } from '../../testing/EmbeddedShop.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import type { CommandOptions } from './CommandShape.ts';
import { databaseCommands } from './databaseCommands.ts';

const room = makeTestFolder();
const data = join(room, 'data');
const shop = new EmbeddedShop(data);
beforeAll(() => shop.start());
afterAll(async () => {
  await shop.kill();
  rmSync(room, { recursive: true });
});

/** What a command prints. @throws CliProblem */
async function run(name: string, words: string[] = [], options: CommandOptions = {}): Promise<string> {
  const command = databaseCommands.find((one) => one.name === name);
  const result = await command?.runHere?.({ data, words, options, isDryRun: options.dryRun ?? false });
  return result?.text ?? '';
}

test('backup prints where the copy is and what it has, and restore checks it while the store runs', async () => {
  await shop.query('create table orders (n int primary key); insert into orders values (1)');
  const folder = join(room, 'copy');
  const printed = await run('backup', [folder]);
  expect(printed).toMatch(
    /^The database is in .*copy: [\d,]+ files, \d+\.\d MB\.\nIt has all that was saved before 20\S+Z\./,
  );
  const at = /before (\S+Z)/.exec(printed)?.[1];
  expect(await run('restore', [folder], { dryRun: true })).toContain(
    `that of ${at}: 1 order, 1 row in all, each read.`,
  );
});

test('refusals are in words, with the exit code of a refusal', async () => {
  const folder = join(room, 'copy');
  await expect(run('backup', [folder])).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('already'),
  });
  await expect(run('restore', [folder])).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('in use'),
  });
  await expect(run('restore', [room])).rejects.toMatchObject({ kind: 'refused' });
});

test.each([[[]], [['shop.example']], [['mysql://root@host/shop']]])(
  'move-to without the URL of a PostgreSQL (%j) says what to write',
  async (words) => {
    const message = expect.stringContaining('npm run shop -- move-to postgres://');
    await expect(run('move-to', words)).rejects.toMatchObject({ kind: 'usage', message });
  },
);

test('move-to --cancel lets a store that is read-only take changes again', async () => {
  await shop.query('set default_transaction_read_only = on');
  await expect(shop.query('insert into orders values (2)')).rejects.toMatchObject({ code: '25006' });
  expect(await run('move-to', [], { cancel: true })).toContain('takes changes again');
  await shop.query('insert into orders values (2)');
});
