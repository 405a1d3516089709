import { rmSync } from 'node:fs';
import { join } from 'node:path';
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

test('a shop that is stopped is backed up too', async () => {
  await shop.query('create table words (word text); insert into words values (1)');
  await shop.kill();
  const to = join(room, 'stopped');
  await backUp({ data, to });
  await shop.start();
  expect(await restore({ data, from: to, newest, isDryRun: true })).toMatchObject({ rows: { words: 1 } });
});

test('of two backups at once one is refused, and neither is damaged', async () => {
  const both = await Promise.allSettled(['a', 'b'].map((name) => backUp({ data, to: join(room, name) })));
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(['Error: Another backup of this shop is in progress. Try again when it is done.']);
  const made = both[0]?.status === 'fulfilled' ? 'a' : 'b';
  expect(await restore({ data: join(room, 'other'), from: join(room, made), newest })).toMatchObject({
    rows: { words: 1 },
  });
});
