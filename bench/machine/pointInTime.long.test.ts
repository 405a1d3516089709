import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inventRows } from '../../api/src/testing/inventRows.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { readSnapshot } from '../order-checker/readSnapshot.ts';
import { besideShop } from '../order-checker/runSql.ts';
import { ArchivedCluster, canArchive } from './ArchivedCluster.ts';

jest.setTimeout(300_000);

if (!canArchive())
  console.warn('SKIPPED: PostgreSQL or pgBackRest is not installed, so no point in time was restored.');

(canArchive() ? describe : describe.skip)('with pgBackRest', () => {
  test('a shop whose orders were deleted goes back to the moment before, and its ledger is equal', async () => {
    const cluster = await ArchivedCluster.start();
    const sql = (text: string) => besideShop(cluster.url, (run) => run(text));
    try {
      await migrate(cluster.url, join(__dirname, '../../api/migrations'));
      await sql(inventRows(300));
      await cluster.backRest('backup');
      // After the backup, so it is in the archived log alone.
      await sql("update orders set payment_state = 'failed', fulfilment_state = 'cancelled' where number like 'PD-1%'");
      await sql(
        "update stock set units = units - 7; insert into staff_audit (who, action, subject) values ('ana', 'stock', 'BOWL-1')",
      );
      const ledger = await readSnapshot(cluster.url);
      const [{ now }] = (await sql('select now()::text as now')) as [{ now: string }];
      await pause(1_100);
      await sql(
        'delete from return_photos; delete from returns; delete from order_lines; delete from order_events; delete from orders',
      );
      expect((await readSnapshot(cluster.url)).orders).toEqual([]);

      await cluster.close();
      await cluster.backRest('restore', '--delta', '--type=time', `--target=${now}`, '--target-action=promote');
      await cluster.open();
      await untilWritable(sql);
      const restored = await readSnapshot(cluster.url);
      expect(restored.orders).toHaveLength(300);
      expect(restored).toEqual(ledger);
    } finally {
      await cluster.remove();
    }
  });
});

/** The log is repeated, and then the server is a primary again. */
async function untilWritable(sql: (text: string) => Promise<unknown>): Promise<void> {
  for (;;) {
    const [state] = (await sql('select pg_is_in_recovery() as waits')) as { waits: boolean }[];
    if (!state?.waits) return;
    await pause(200);
  }
}
