/** Two people at once, as real processes. */
import { appendEntry, readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import { runOffline } from './runCli.ts';
import { idOf, publishSample, temporaryFolder } from './sampleRelease.ts';

/** A store in which `c` of cart and of catalog are live, after `a` and `b`. */
async function openPairStore() {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const [index, digit] of ['a', 'b', 'c'].entries()) {
    for (const remote of ['cart', 'catalog']) await publishSample(store, remote, digit);
    const changes = { cart: idOf(digit), catalog: idOf(digit) };
    await appendEntry(store, 'local', index, {
      at: '2026-01-01T00:00:00.000Z',
      by: 'ana',
      action: 'activate',
      changes,
    });
  }
  return { folder, read: async () => foldLog(await readLog(store, 'local')) };
}

interface PairResult {
  codes: number[];
  words: string;
  /** First letters of the live releases, and how many rollbacks the log has. */
  cart: string | undefined;
  catalog: string | undefined;
  rollbacks: number;
}

/** Both start in the same moment: `rollback <first>` and `rollback <second>`. */
export async function rollBackAtOnce(first: string, second: string): Promise<PairResult> {
  const { folder, read } = await openPairStore();
  const runs = await Promise.all([first, second].map((remote) => runOffline(folder, 'rollback', remote)));
  const { live, n } = await read();
  return {
    codes: runs.map(({ code }) => code),
    words: runs.map(({ out, err }) => out + err).join('\n'),
    cart: live.cart?.[0],
    catalog: live.catalog?.[0],
    rollbacks: n - 3,
  };
}
