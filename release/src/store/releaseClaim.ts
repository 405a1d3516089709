/** Who publishes or removes a release now. Two who do different things to one release would leave halves of both. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import { processHasEnded } from './processHasEnded.ts';
import { ReleaseProblem } from './releaseProblem.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

interface Named {
  remote: string;
  release: string;
}

const claimSchema = z.object({
  /** Those who do the same may do it at once. */
  what: z.string(),
  /** ms since 1970: then it is over, whatever became of its process. */
  until: z.number(),
  host: z.string(),
  pid: z.number().int(),
  /** Unique for each start of a process, because a container's pid may be the same each time. */
  start: z.string(),
});

type Claim = z.infer<typeof claimSchema>;

/** `what` of a removal. */
export const REMOVAL = 'remove';
const START = randomUUID();
const LIFETIME = 10 * 60_000;
/** A publication waits so long for another one, or for a removal. ms */
const PATIENCE = 15_000;
const PAUSE = 50;

/** @throws ReleaseProblem `refused` when somebody else does something else with the release for too long */
export async function withClaim<Result>(
  store: ReleaseStore,
  named: Named,
  what: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const end = await claimRelease(store, named, what, PATIENCE);
  if (!end) {
    throw new ReleaseProblem(
      'refused',
      `${named.remote}@${named.release} is being published with other bytes, or removed, by another command: try again in a minute. Nothing was changed.`,
    );
  }
  try {
    return await task();
  } finally {
    await end();
  }
}

/**
 * Each writes a key of its own and looks then who else has: of two at once, at least one sees the other and steps back.
 * @param patience ms to wait for another one
 * @returns ends the claim; undefined when another one has it
 */
export async function claimRelease(
  store: ReleaseStore,
  { remote, release }: Named,
  what: string,
  patience = 0,
): Promise<((isHalfDone?: boolean) => Promise<void>) | undefined> {
  const end = performance.now() + patience;
  for (;;) {
    const key = keys.claim(remote, release, randomUUID());
    const claim: Claim = { what, until: Date.now() + LIFETIME, host: hostname(), pid: process.pid, start: START };
    await store.putIfAbsent(key, JSON.stringify(claim));
    const others = (await readClaims(store, `claims/${remote}/${release}/`)).filter((one) => one.key !== key);
    for (const one of others) if (!isHeld(one.claim)) await store.delete(one.key);
    const isFree = !others.some((one) => isHeld(one.claim) && (one.claim?.what !== what || what === REMOVAL));
    if (isFree) return (isHalfDone) => endClaim(store, key, isHalfDone ? { ...claim, until: 0 } : undefined);
    await store.delete(key);
    if (performance.now() >= end) return undefined;
    await pause(PAUSE * (0.5 + Math.random()));
  }
}

/** Releases of which a removal has taken away release.json, and was interrupted: they are listed, and nobody can use them. */
export async function listInterruptedRemovals(store: ReleaseStore): Promise<Named[]> {
  const claims = (await readClaims(store, 'claims/')).filter(({ claim }) => claim?.what === REMOVAL && !isHeld(claim));
  const named = new Map(claims.map(({ remote, release }) => [`${remote}@${release}`, { remote, release }]));
  const found = await Promise.all(
    [...named.values()].map(async (one) => {
      const [manifest, record] = await Promise.all([
        store.list(keys.manifest(one.remote, one.release)),
        store.list(keys.published(one.remote, one.release)),
      ]);
      return !manifest.length && record.length ? [one] : [];
    }),
  );
  return found.flat();
}

/** Removes claims that are over, except those that tell of an interrupted removal. */
export async function removeOldClaims(store: ReleaseStore): Promise<void> {
  const interrupted = new Set(
    (await listInterruptedRemovals(store)).map(({ remote, release }) => `${remote}@${release}`),
  );
  for (const { key, remote, release, claim } of await readClaims(store, 'claims/')) {
    if (!isHeld(claim) && !interrupted.has(`${remote}@${release}`)) await store.delete(key);
  }
}

/** @param after what is left behind for the next one to find */
async function endClaim(store: ReleaseStore, key: string, after: Claim | undefined): Promise<void> {
  if (after) await store.putIfAbsent(`${key.slice(0, key.lastIndexOf('/'))}/${randomUUID()}`, JSON.stringify(after));
  await store.delete(key);
}

async function readClaims(store: ReleaseStore, prefix: string) {
  const found = await store.list(prefix);
  return Promise.all(
    found.map(async (key) => {
      const [, remote = '', release = ''] = key.split('/');
      return { key, remote, release, claim: claimSchema.safeParse(parseJson(await store.get(key))).data };
    }),
  );
}

function isHeld(claim: Claim | undefined): boolean {
  if (!claim || claim.until <= Date.now()) return false;
  const isThisProcess = claim.host === hostname() && claim.pid === process.pid;
  return isThisProcess ? claim.start === START : !processHasEnded(claim);
}
