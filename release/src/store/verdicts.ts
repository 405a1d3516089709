import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

export const verdictSchema = z.object({
  /** True when everything that the entry changed is live on this shell. */
  ok: z.boolean(),
  /** Why not, as a sentence for the user who wrote the entry. */
  error: z.string().optional(),
  /** Milliseconds from reading the entry to serving its set, or to giving up. */
  ms: z.number(),
  /** The set that this shell serves afterwards: the previous one when `ok` is false. */
  setId: z.string(),
  /** Remote → the release that this shell excluded from its set, and why. The rest of the set is live. */
  leftOut: z.record(z.string(), z.object({ release: z.string(), error: z.string() })).optional(),
  /** The shell's first verdict, which covers every earlier entry too. */
  isFirst: z.boolean().optional(),
  /** ISO, UTC. */
  at: z.string(),
});

export type Verdict = z.infer<typeof verdictSchema>;

/**
 * Writes a shell's verdict on entry n. A shell that has just started writes one for the last entry. A shell that retries an
 * entry replaces its verdict.
 */
export async function writeVerdict(
  store: ReleaseStore,
  env: string,
  n: number,
  instance: string,
  verdict: Verdict,
): Promise<void> {
  const key = keys.verdict(env, n, instance);
  const text = JSON.stringify(verdict);
  if (await store.putIfAbsent(key, text)) return;
  // A retry may succeed, because a damaged release can be repaired since.
  await store.delete(key);
  await store.putIfAbsent(key, text);
}

export async function findVerdict(
  store: ReleaseStore,
  env: string,
  n: number,
  instance: string,
): Promise<Verdict | undefined> {
  return verdictSchema.safeParse(parseJson(await store.get(keys.verdict(env, n, instance)))).data;
}

/** The shell's verdict on the newest entry, from `newest` down to `oldest`, that it has one for. */
export async function findLastVerdict(
  store: ReleaseStore,
  env: string,
  instance: string,
  newest: number,
  oldest = Math.max(1, newest - 100),
): Promise<(Verdict & { n: number }) | undefined> {
  for (let n = newest; n >= oldest; n--) {
    const verdict = await findVerdict(store, env, n, instance);
    if (verdict) return { ...verdict, n };
  }
  return undefined;
}
