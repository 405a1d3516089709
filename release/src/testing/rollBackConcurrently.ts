import { appendNext } from './appendNext.ts';
import { readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { foldLog } from '../store/foldLog.ts';
import { runOffline } from './runCli.ts';
import { idOf, publishSample, temporaryFolder } from './sampleRelease.ts';

/** A store in which cart and catalog are on their third release, `c`. */
async function openStoreWithThreeReleases() {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const digit of ['a', 'b', 'c']) {
    for (const remote of ['cart', 'catalog']) await publishSample(store, remote, digit);
    const changes = { cart: idOf(digit), catalog: idOf(digit) };
    await appendNext(store, 'local', {
      at: '2026-01-01T00:00:00.000Z',
      by: 'ana',
      action: 'activate',
      changes,
    });
  }
  return { folder, read: async () => foldLog(await readLog(store, 'local')) };
}

interface ConcurrentResult {
  codes: number[];
  output: string;
  /** First letter of the live release. */
  cart: string | undefined;
  catalog: string | undefined;
  rollbacks: number;
}

/** Runs `rollback <first>` and `rollback <second>` at the same time, as two processes. */
export async function rollBackConcurrently(first: string, second: string): Promise<ConcurrentResult> {
  const { folder, read } = await openStoreWithThreeReleases();
  const runs = await Promise.all([first, second].map((remote) => runOffline(folder, 'rollback', remote)));
  const { live, n } = await read();
  return {
    codes: runs.map(({ code }) => code),
    output: runs.map(({ out, err }) => out + err).join('\n'),
    cart: live.cart?.[0],
    catalog: live.catalog?.[0],
    rollbacks: n - 3,
  };
}
