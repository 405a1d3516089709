import { hostname } from 'node:os';
import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

const runningShellSchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  url: z.string(),
  /** ISO, UTC. */
  since: z.string(),
});

export type RunningShell = z.infer<typeof runningShellSchema> & {
  /** Its name in the store, unique for each start. */
  instance: string;
};

/**
 * Registers this process as a running shell, until {@link withdrawShell}. Also removes entries of shells on this host
 * that were killed.
 */
export async function announceShell(store: ReleaseStore, env: string, url: string): Promise<RunningShell> {
  for (const shell of await readShells(store, env)) {
    if (isGone(shell)) await withdrawShell(store, env, shell.instance);
  }
  const facts = { pid: process.pid, host: hostname(), url, since: new Date().toISOString() };
  const instance = `${facts.host}-${facts.pid}-${Date.parse(facts.since)}`.replace(/[^\w-]/g, '-').replace(/^-+/, '');
  await store.putIfAbsent(keys.running(env, instance), JSON.stringify(facts));
  return { ...facts, instance };
}

export async function withdrawShell(store: ReleaseStore, env: string, instance: string): Promise<void> {
  await store.delete(keys.running(env, instance));
}

/** Running shells, oldest first, without those on this host whose process has ended. */
export async function listRunningShells(store: ReleaseStore, env: string): Promise<RunningShell[]> {
  const shells = await readShells(store, env);
  return shells.filter((shell) => !isGone(shell)).toSorted((a, b) => a.since.localeCompare(b.since));
}

async function readShells(store: ReleaseStore, env: string): Promise<RunningShell[]> {
  const found = await store.list(keys.running(env, 'x').slice(0, -1));
  const shells = await Promise.all(
    found.map(async (key) => {
      const facts = runningShellSchema.safeParse(parseJson(await store.get(key))).data;
      return facts && { ...facts, instance: key.slice(key.lastIndexOf('/') + 1) };
    }),
  );
  return shells.filter((shell) => shell !== undefined);
}

/** Only processes on this host can be checked. */
function isGone(shell: RunningShell): boolean {
  if (shell.host !== hostname()) return false;
  try {
    process.kill(shell.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
