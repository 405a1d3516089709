import { readLog } from '../store/activationLog.ts';
import { refuseReleases } from '../store/refuseReleases.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { foldLog } from '../store/foldLog.ts';
import { announceShell, withdrawShell } from '../store/runningShells.ts';
import { writeVerdict } from '../store/verdicts.ts';
import { watchLog } from '../store/watchLog.ts';

/** Follows the log as a shell does. @param judge returns the reason to refuse a set, or undefined to accept it */
export async function startFakeShell(
  store: ReleaseStore,
  judge: (live: Record<string, string>) => string | undefined = () => undefined,
): Promise<{ stop: () => Promise<void> }> {
  const { instance } = await announceShell(store, 'local', 'http://localhost:3000');
  let current = foldLog(await readLog(store, 'local')).setId;
  const watch = watchLog(store, 'local', async (n) => {
    if (!n) return;
    const entries = (await readLog(store, 'local')).slice(0, n);
    const log = foldLog(entries);
    const error = log.setId === current ? undefined : judge(log.live);
    const changed = Object.entries(entries.at(-1)?.changes ?? {}).filter(([, id]) => id !== null);
    const leftOut = error && Object.fromEntries(changed.map(([name, id]) => [name, { release: String(id), error }]));
    if (leftOut) await refuseReleases(store, 'local', 'shell http://localhost:3000', leftOut);
    else current = log.setId;
    const at = new Date().toISOString();
    const verdict = { ok: !error, error, ms: 1, setId: current, at, ...(leftOut && { leftOut }) };
    await writeVerdict(store, 'local', n, instance, verdict);
  });
  return {
    stop: async () => {
      watch.close();
      await withdrawShell(store, 'local', instance);
    },
  };
}
