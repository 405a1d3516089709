import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

const verdictSchema = z.object({
  /** Everything that the entry changed is live on this shell. */
  ok: z.boolean(),
  /** Why not, in words for the person who activated it. */
  error: z.string().optional(),
  /** From seeing the entry to being on its set, or to giving up. */
  ms: z.number(),
  /** The set that this shell is on afterwards: the one before when `ok` is false. */
  setId: z.string(),
  /** Remote → the release that this shell left out of its set, and why. The rest of the set is live. */
  leftOut: z.record(z.string(), z.object({ release: z.string(), error: z.string() })).optional(),
  /** The shell's first one: it stands for every entry before it. */
  isFirst: z.boolean().optional(),
  /** ISO, UTC. */
  at: z.string(),
});

export type Verdict = z.infer<typeof verdictSchema>;

/**
 * A shell's word on entry n, after it tried it. A shell that has started says so for the entry it started with.
 * One that tries an entry again replaces its word on it.
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
  // It has tried again: what was damaged may be whole by now, and then its earlier word is no longer true.
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

/** The shell's last word on an entry from `oldest` to `newest`, and which one. */
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
