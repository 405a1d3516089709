import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inventRows } from '../../testing/inventRows.ts';
import { EmbeddedShop } from '../../testing/EmbeddedShop.ts';
import { migrationsFolder, startTestDatabase } from '../../testing/testDatabase.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import { migrate } from '../database/migrate.ts';
import { moveTo } from './moveTo.ts';
import { queryOnce } from '../../testing/queryOnce.ts';

jest.setTimeout(600_000);

test('ten thousand orders move, and each row of the copy is equal', async () => {
  const room = makeTestFolder();
  const from = new EmbeddedShop(join(room, 'data'));
  await from.start();
  const target = await startTestDatabase('nothing');
  try {
    await migrate(from.url, migrationsFolder);
    await from.query(inventRows(10_000));
    const rows = await moveTo({ data: join(room, 'data'), to: target.url });
    expect(rows).toMatchObject({ orders: 10_000, order_lines: 10_000, order_events: 10_000 });
    const sums = `select count(*)::int as orders, sum(total_cents)::int as cents, md5(string_agg(number || (placed_at at time zone 'utc')::text, ''
      order by id)) as hash from orders`;
    expect(await queryOnce(target.url, sums)).toEqual(await from.query(sums));
  } finally {
    await from.kill();
    await target.stop();
    rmSync(room, { recursive: true });
  }
});
