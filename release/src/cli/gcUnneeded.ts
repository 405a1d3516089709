import { listRecentlyLive, planRemoval } from '../plan/planRemoval.ts';
import { readLog } from '../store/activationLog.ts';
import { type FoldedLog, foldLog, listSets } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { listReleases, listRemotes } from '../store/releases.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells, listSilentShells, type RunningShell } from '../store/runningShells.ts';
import { keys } from '../store/storeKeys.ts';
import { findLastVerdict } from '../store/verdicts.ts';
import { listProposals, PROPOSED_FOR } from '../trust/proposals.ts';
import { listEnvironments } from './openExistingStore.ts';
import { countOpenTabs } from './openTabs.ts';

export type Removal = ReturnType<typeof planRemoval>[number];

/** A shell that does not say what its open tabs run. */
type SilentShell = Pick<RunningShell, 'url' | 'pid' | 'host'> & { env: string };

interface Needs {
  /** `remote@release` */
  inUse: string[];
  silent: SilentShell[];
}

interface Unneeded {
  releases: Removal[];
  silent: SilentShell[];
  /** `remote@release` of those that lack release.json and may be needed all the same. */
  broken: string[];
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
  let broken: Set<string> | undefined;

  async function needsOf(env: string): Promise<Needs> {
    const entries = await readLog(store, env, logs.get(env));
    logs.set(env, entries);
    const log = foldLog(entries);
    // One whose lease ran out may hang, and serve all the same.
    const shells = (await Promise.all([listRunningShells(store, env), listSilentShells(store, env)])).flat();
    const served = await findServed(store, env, entries, log, shells);
    const known = tabs.get(env);
    const { inUse, silent } =
      known?.n === log.n ? known.needs : await findRunByTabs(env, entries, log, shells, intent.now);
    tabs.set(env, { n: log.n, needs: { inUse, silent } });
    return { inUse: [...served, ...inUse, ...(await findProposed(store, env, intent.now))], silent };
  }

  return async (): Promise<Unneeded> => {
    const needs = await Promise.all((await listEnvironments(store)).map(needsOf));
    const published = await Promise.all(
      (await listRemotes(store)).map(async (remote) =>
        (await listReleases(store, remote)).map(({ release, at }) => ({ remote, release, at })),
      ),
    );
    const inUse = new Set(needs.flatMap((one) => one.inUse));
    broken ??= await findBroken(store, published.flat());
    const releases = planRemoval(published.flat(), [...logs.values()], { ...intent, inUse, broken });
    const removed = new Set(releases.map(label));
    return {
      releases,
      silent: needs.flatMap(({ silent }) => silent),
      broken: [...broken].filter((one) => !removed.has(one)),
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

/** Releases without release.json: their removal was interrupted. */
async function findBroken(store: ReleaseStore, published: readonly Removal[]): Promise<Set<string>> {
  const found = await Promise.all(
    published.map(async (one) =>
      (await store.list(keys.manifest(one.remote, one.release))).length ? [] : [label(one)],
    ),
  );
  return new Set(found.flat());
}

/** Releases that an entry would make live, or show, once others have signed it. */
async function findProposed(store: ReleaseStore, env: string, now: Date): Promise<string[]> {
  const open = (await listProposals(store, env)).filter(
    ({ entry }) => !(now.getTime() - Date.parse(entry.at) > PROPOSED_FOR),
  );
  const named = open.flatMap(({ entry }) =>
    [entry.changes, entry.preview?.overrides, entry.shadow?.overrides, entry.canary?.releases].flatMap((part) =>
      Object.entries(part ?? {}),
    ),
  );
  return named.flatMap(([remote, release]) => (release ? [label({ remote, release })] : []));
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
