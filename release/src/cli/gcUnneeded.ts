import { listRecentlyLive, planRemoval } from '../plan/planRemoval.ts';
import { readLog } from '../store/activationLog.ts';
import { type FoldedLog, foldLog, listSets } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells, type RunningShell } from '../store/runningShells.ts';
import { findLastVerdict } from '../store/verdicts.ts';
import { listEnvironments } from './openExistingStore.ts';
import { countOpenTabs } from './openTabs.ts';

export type Removal = ReturnType<typeof planRemoval>[number];

/** A shell that does not say what its open tabs run. */
export type SilentShell = Pick<RunningShell, 'url' | 'pid' | 'host'> & { env: string };

interface Needs {
  /** `remote@release` */
  inUse: string[];
  silent: SilentShell[];
}

export const label = ({ remote, release }: Pick<Removal, 'remote' | 'release'>) => `${remote}@${release}`;

/**
 * Returns a function that lists what is needed nowhere now, and the shells that could not be asked. It is called again
 * before each removal: a log is then read from where it was read to, and shells are asked for their tabs again only if
 * their log has a new entry, because tabs open on no release that was left before.
 */
export function unneededFinder(store: ReleaseStore, intent: { keep?: number; now: Date }) {
  const logs = new Map<string, LogEntry[]>();
  const tabs = new Map<string, { n: number; needs: Needs }>();

  async function needsOf(env: string): Promise<Needs> {
    const entries = await readLog(store, env, logs.get(env));
    logs.set(env, entries);
    const log = foldLog(entries);
    const shells = await listRunningShells(store, env);
    const served = await findServed(store, env, entries, log, shells);
    const known = tabs.get(env);
    const { inUse, silent } =
      known?.n === log.n ? known.needs : await findRunByTabs(env, entries, log, shells, intent.now);
    tabs.set(env, { n: log.n, needs: { inUse, silent } });
    return { inUse: [...served, ...inUse], silent };
  }

  return async (): Promise<{ releases: Removal[]; silent: SilentShell[] }> => {
    const needs = await Promise.all((await listEnvironments(store)).map(needsOf));
    const published = await Promise.all(
      (await listRemotes(store)).map(async (remote) =>
        (await listReleases(store, remote)).map(({ release, at }) => ({ remote, release, at })),
      ),
    );
    const inUse = new Set(needs.flatMap((one) => one.inUse));
    return {
      releases: planRemoval(published.flat(), [...logs.values()], { ...intent, inUse }),
      silent: needs.flatMap(({ silent }) => silent),
    };
  };
}

/** Releases that open tabs run; for a shell that does not say it, all that its tabs may run. */
async function findRunByTabs(
  env: string,
  entries: readonly LogEntry[],
  log: FoldedLog,
  shells: readonly RunningShell[],
  now: Date,
): Promise<Needs> {
  const { tabs, silent } = await countOpenTabs(shells, log);
  const run = tabs.filter(({ inView, asked }) => inView + asked > 0).map(label);
  return {
    inUse: silent.length ? [...run, ...listRecentlyLive(entries, now)] : run,
    silent: silent.map(({ url, pid, host }) => ({ url, pid, host, env })),
  };
}

/** Releases that running shells serve or may serve. */
async function findServed(
  store: ReleaseStore,
  env: string,
  entries: readonly LogEntry[],
  { n, rollbackStack }: FoldedLog,
  shells: readonly RunningShell[],
): Promise<string[]> {
  const sets = listSets(entries);
  const served = await Promise.all(
    shells.map(async ({ instance }) => {
      const verdict = await findLastVerdict(store, env, instance, n);
      const set = sets.findLast(({ setId }) => setId === verdict?.setId);
      if (set) return Object.entries(set.live);
      // No verdict yet, or a release was excluded: the shell may serve any earlier release in its place.
      return Object.entries(rollbackStack).flatMap(([remote, ids]) => ids.map((id) => [remote, id] as const));
    }),
  );
  return served.flat().map(([remote, release]) => label({ remote, release }));
}
