/** What shells saw of a shadow, each in its own objects, so that none of them waits for another. */
import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import { readMany } from './readMany.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

/** Pages of a route whose times and sizes are kept. */
export const MOST_SAMPLES = 100;
export const MOST_ROUTES = 100;
/** Kinds of difference on one route, each with its own text. */
export const MOST_DIFFERENCES = 20;
/** Characters of an address, and of a text. */
export const LONGEST_TEXT = 300;

/** `warning` is shown; all others count against the candidate. */
export const differenceKinds = ['status', 'region', 'error', 'slow', 'warning'] as const;

const text = z.string().max(LONGEST_TEXT);

const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  /** Pages. */
  count: z.number().int().positive(),
  /** Address of the first page, without what a shopper typed. */
  example: text,
  /** What the candidate does, and the live set does not. */
  text,
});

export type ShadowDifference = z.infer<typeof differenceSchema>;

const routeSchema = z.object({
  /** Pages that were compared. */
  pages: z.number().int().nonnegative(),
  /** Of some of these pages: ms of the live set and of the candidate, bytes of HTML of both. */
  samples: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).max(MOST_SAMPLES),
  differences: z.array(differenceSchema).max(MOST_DIFFERENCES),
});

export type ShadowRoute = z.infer<typeof routeSchema>;

const partSchema = z.object({
  /** ISO, UTC. */
  at: z.string(),
  /** The set that was rendered, and the live one below it. */
  set: z.string(),
  live: z.string(),
  /** `failed`: the candidate does not start. `over`: the shell renders no more of it, and this is its last word on this set. */
  state: z.enum(['waiting', 'running', 'over', 'failed']),
  /** Why, as a sentence. */
  note: z.string().max(1_000).optional(),
  /** Pages that were not compared, because the api was down. */
  skipped: z.number().int().nonnegative(),
  /** Pages of visitors that could have been compared. Older shells do not tell. */
  offered: z.number().int().nonnegative().optional(),
  /** The candidate has started. */
  isReady: z.boolean().optional(),
  /** Share of the time in which the shell's machine was busy with other work: pages that were to be compared waited, 0 to 1. */
  busy: z.number().min(0).max(1).optional(),
  routes: z.record(z.string().max(200), routeSchema),
});

export type ShadowPart = z.infer<typeof partSchema>;

/** What one shell saw with one set. */
export type ShellPart = ShadowPart & { instance: string };

/** Writes a shell's newest part: all that it has seen so far. The one before may be deleted then. @returns its key */
export async function putShadowPart(
  store: ReleaseStore,
  env: string,
  id: string,
  { instance, seq, part }: { instance: string; seq: number; part: ShadowPart },
): Promise<string> {
  const key = keys.shadowPart(env, id, instance, seq);
  await store.putIfAbsent(key, JSON.stringify(part));
  return key;
}

/** The newest part of each shell with each set, the oldest first. What cannot be read is left out. */
export async function listShadowParts(store: ReleaseStore, env: string, id: string): Promise<ShellPart[]> {
  const prefix = keys.shadowPart(env, id, 'x', 0).replace(/[^/]*$/, '');
  const listed = await store.list(prefix);
  const objects = await readMany(store, listed);
  const newest = new Map<string, ShellPart>();
  for (const [index, key] of listed.entries()) {
    // Keys of one shell are in the order of their numbers.
    const instance = key.slice(prefix.length).replace(/-\d+\.json$/, '');
    const part = partSchema.safeParse(parseJson(objects[index])).data;
    if (part) newest.set(`${instance} ${part.set}`, { ...part, instance });
  }
  return [...newest.values()].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Ids of the shadows of which there are parts. */
export async function listShadowIds(store: ReleaseStore, env: string): Promise<string[]> {
  const listed = await store.list(`shadow/${env}/`);
  return [...new Set(listed.map((key) => key.split('/')[2] ?? ''))];
}

export async function removeShadowParts(store: ReleaseStore, env: string, id: string): Promise<void> {
  for (const key of await store.list(`shadow/${env}/${id}/`)) await store.delete(key);
}
