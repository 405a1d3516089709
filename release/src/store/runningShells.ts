import { hostname } from 'node:os';
import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import { processHasEnded } from './processHasEnded.ts';
import { readMany } from './readMany.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

/** What a shell says of itself, again and again. */
const shellStateSchema = z.object({
  /** Number of the log's last entry that this shell has read and verified. */
  n: z.number().int().optional(),
  /** The release set that its visitors get. */
  setId: z.string().optional(),
  /** Why it takes no forward change now, in words: the registry was not heard, or the log could not be verified. */
  stale: z.string().optional(),
});

export type ShellState = z.infer<typeof shellStateSchema>;

const runningShellSchema = shellStateSchema.extend({
  pid: z.number().int(),
  host: z.string(),
  /** Where it listens. */
  url: z.string(),
  /** Where browsers reach the shop; shells that were not told, and older ones, leave it out. */
  origin: z.string().optional(),
  /** ISO, UTC. */
  since: z.string(),
});

export type RunningShell = z.infer<typeof runningShellSchema> & {
  /** Its name in the store, unique for each start. */
  instance: string;
};

interface Lease {
  instance: string;
  key: string;
  /** ms since 1970, by the shell's clock. Shells of older releases have none. */
  until?: number;
}

/** A shell counts as running for so long after it last said so. ms */
export const LEASE = 15_000;
/** Clocks of two machines may differ by so much. ms */
const SKEW = 5_000;
const MOST_TRIES = 5;
/** A shell that has been silent for longer is taken for gone. ms */
const SILENT_FOR = 24 * 3_600_000;

/**
 * Registers this process as a running shell, until {@link withdrawShell} or the end of its lease, which
 * {@link renewShell} extends. Also removes what shells that were killed have left.
 */
export async function announceShell(
  store: ReleaseStore,
  env: string,
  url: string,
  origin?: string,
): Promise<RunningShell> {
  await removeGone(store, env);
  const facts = { pid: process.pid, host: hostname(), url, ...(origin && { origin }), since: new Date().toISOString() };
  const instance = `${facts.host}-${facts.pid}-${Date.parse(facts.since)}`.replace(/[^\w-]/g, '-').replace(/^-+/, '');
  const shell = { ...facts, instance };
  await renewShell(store, env, shell, {});
  return shell;
}

/** Extends a shell's lease, and says how it is now. A value in the store never changes, so each lease is a key of its own. */
export async function renewShell(
  store: ReleaseStore,
  env: string,
  { instance, pid, host, url, origin, since }: RunningShell,
  state: ShellState,
  now = Date.now(),
): Promise<void> {
  const earlier = await store.list(`${keys.running(env, instance)}/`);
  const facts = { pid, host, url, origin, since, ...state };
  await store.putIfAbsent(keys.lease(env, instance, now + LEASE), JSON.stringify(facts));
  for (const key of earlier) await store.delete(key);
}

export async function withdrawShell(store: ReleaseStore, env: string, instance: string): Promise<void> {
  for (const key of await store.list(`${keys.running(env, instance)}/`)) await store.delete(key);
}

/**
 * Running shells, oldest first: without those whose lease is over, wherever they ran, and without those on this host
 * whose process has ended, which is known at once.
 */
export async function listRunningShells(store: ReleaseStore, env: string, now = Date.now()): Promise<RunningShell[]> {
  return listShells(store, env, (lease) => !isOver(lease, now));
}

/**
 * Shells whose lease ran out within the last day, that have not withdrawn, and of which no one knows that their process
 * ended. Such a shell hangs, or is cut off from the store, and may still serve what it served.
 */
export async function listSilentShells(store: ReleaseStore, env: string, now = Date.now()): Promise<RunningShell[]> {
  return listShells(store, env, (lease) => isOver(lease, now) && !isOver(lease, now - SILENT_FOR));
}

async function listShells(
  store: ReleaseStore,
  env: string,
  isWanted: (lease: Lease) => boolean,
): Promise<RunningShell[]> {
  for (let tries = 1; ; tries++) {
    const leases = (await listLeases(store, env)).filter(isWanted);
    const objects = await readMany(
      store,
      leases.map(({ key }) => key),
    );
    // A shell that has just renewed its lease has removed the key that was listed: it is there under another.
    if (objects.includes(undefined) && tries < MOST_TRIES) continue;
    return leases
      .map(({ instance }, index) => {
        const facts = runningShellSchema.safeParse(parseJson(objects[index])).data;
        return facts && { ...facts, instance };
      })
      .filter((shell) => shell !== undefined)
      .filter((shell) => !processHasEnded(shell))
      .toSorted((x, y) => x.since.localeCompare(y.since));
  }
}

/**
 * Did a shell that was running go silent, and not end? Its lease is over, it has not withdrawn, and no one knows that its
 * process ended: it hangs, or its machine is gone or cut off.
 */
export async function isSilent(store: ReleaseStore, env: string, shell: RunningShell): Promise<boolean> {
  return !processHasEnded(shell) && (await store.list(`${keys.running(env, shell.instance)}/`)).length > 0;
}

/** The newest lease of each instance. */
async function listLeases(store: ReleaseStore, env: string): Promise<Lease[]> {
  const prefix = keys.running(env, 'x').slice(0, -1);
  const newest = new Map<string, Lease>();
  // Sorted, so that of an instance the last key is the newest.
  for (const key of await store.list(prefix)) {
    const [instance = '', until] = key.slice(prefix.length).split('/');
    newest.set(instance, { instance, key, ...(until && { until: Number(until) }) });
  }
  return [...newest.values()];
}

async function removeGone(store: ReleaseStore, env: string): Promise<void> {
  const shells = await Promise.all([listRunningShells(store, env), listSilentShells(store, env)]);
  const running = new Set(shells.flat().map(({ instance }) => instance));
  const prefix = keys.running(env, 'x').slice(0, -1);
  for (const key of await store.list(prefix)) {
    if (!running.has(key.slice(prefix.length).split('/')[0] ?? '')) await store.delete(key);
  }
}

const isOver = ({ until }: Lease, now: number) => until !== undefined && until + SKEW < now;
