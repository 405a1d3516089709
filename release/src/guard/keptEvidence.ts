/** What a guard knows of open canaries, in the store, for the next process that judges them. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { coursePointSchema } from '../signals/CanaryVerdict.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';
import { harms } from './harmGroups.ts';

const number = z.number();
const counts = z.object({ visitors: number, hurt: number });

const judgeSchema = z.object({
  id: z.string(),
  since: number,
  share: number,
  shares: z.array(z.object({ share: number, until: number })),
  visitors: z.object({ canary: number, live: number }),
  deaths: z.object({ canary: number, live: number }),
  harms: z.array(
    z.object({ harm: z.enum(harms), logs: z.array(number), canary: counts, live: counts, isWorse: z.boolean() }),
  ),
  causes: z.array(z.tuple([z.string(), number])),
});

/** A row for each visitor: hash, whether it is a browser, vitals that were compared, and arm and harms of each meeting. */
const visitorSchema = z.tuple([z.string(), z.boolean(), number, z.array(z.tuple([z.string(), number]))]);

const keptSchema = z.object({
  /** ISO, UTC. */
  at: z.string(),
  /** The live set, which is half of what the evidence is about. */
  set: z.string(),
  judges: z.array(judgeSchema),
  book: z.object({
    visitors: z.array(visitorSchema),
    /** Share of the visitors that are in the book. */
    share: number,
    /** Shell → its last report that was counted. */
    shells: z.array(z.tuple([z.string(), number])),
  }),
  /** Canaries that are held for their speed, of which the team has heard. */
  told: z.array(z.string()),
  courses: z.array(z.object({ id: z.string(), pace: number, points: z.array(coursePointSchema) })),
});

export type KeptEvidence = z.infer<typeof keptSchema>;
export type KeptJudge = z.infer<typeof judgeSchema>;
export type KeptBook = KeptEvidence['book'];

/** Of a book of 200,000 visitors; no object of someone else's making fills the memory. bytes */
const MOST_BYTES = 64 * 2 ** 20;
/** A canary takes days at most. ms */
const KEPT_FOR = 30 * 86_400_000;

/** Makes a text that nobody else can change: what the guard believes moves releases. */
export interface Seal {
  seal: (use: string, value: object, lifetime: number) => string;
  open: (use: string, text: string | undefined) => unknown;
}

const sealFor = (env: string) => `evidence of ${env}`;

/** @param n rises with each call @returns the key */
export async function putKeptEvidence(
  store: ReleaseStore,
  env: string,
  { seal, instance, n, evidence }: { seal: Seal; instance: string; n: number; evidence: KeptEvidence },
): Promise<string> {
  const key = keys.guard(env, `${instance}-${String(n).padStart(8, '0')}`);
  await store.putIfAbsent(key, gzipSync(seal.seal(sealFor(env), evidence, KEPT_FOR), { level: 1 }));
  return key;
}

export const listKeptEvidence = (store: ReleaseStore, env: string): Promise<string[]> =>
  store.list(keys.guard(env, 'x').slice(0, -1));

/** Undefined for an object that this registry did not write, or that is damaged. */
export async function readKeptEvidence(
  store: ReleaseStore,
  env: string,
  key: string,
  seal: Seal,
): Promise<KeptEvidence | undefined> {
  try {
    const bytes = await store.get(key, MOST_BYTES);
    const text = bytes && gunzipSync(bytes, { maxOutputLength: MOST_BYTES }).toString();
    return keptSchema.safeParse(seal.open(sealFor(env), text)).data;
  } catch {
    return undefined;
  }
}
