import { readLog } from '../store/activationLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import { announceShell, withdrawShell } from '../store/runningShells.ts';
import { writeVerdict } from '../store/verdicts.ts';
import { watchLog } from '../store/watchLog.ts';

/** Follows the log as a shell does. `judge` says why the live releases cannot be shown, or nothing. */
export async function startFakeShell(
  store: ReleaseStore,
  folder: string,
  judge: (live: Record<string, string>) => string | undefined = () => undefined,
): Promise<{ stop: () => Promise<void> }> {
  const { instance } = await announceShell(store, 'local', 'http://localhost:3000');
  let current = foldLog(await readLog(store, 'local')).setId;
  const watch = watchLog(store, 'local', folder, async (n) => {
    if (!n) return;
    const log = foldLog((await readLog(store, 'local')).slice(0, n));
    const error = log.setId === current ? undefined : judge(log.live);
    if (!error) current = log.setId;
    const at = new Date().toISOString();
    await writeVerdict(store, 'local', n, instance, { ok: !error, error, ms: 1, setId: current, at });
  });
  return {
    stop: async () => {
      watch.close();
      await withdrawShell(store, 'local', instance);
    },
  };
}
