/** What shells reported, in the store: an object a minute, and one for each hour that has passed; for 30 days. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { parseJson } from '../store/parseJson.ts';
import { readMany } from '../store/readMany.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';
import { addMinutes, type MinuteCount, minuteCountSchema } from './MinuteCount.ts';

const HOUR = 3_600_000;
const KEPT_FOR = 30 * 24 * HOUR;
/** An hour is summed up so long after its end: a registry may write its last minute late. ms */
const LATE = 5 * 60_000;
/** No object of someone else's making fills the memory. bytes */
const MOST_BYTES = 64 * 2 ** 20;

/** `of`: the objects that are in it, so that none counts twice when their removal was interrupted. */
const hourSchema = z.object({ of: z.array(z.string()), minutes: z.array(minuteCountSchema) });

/** `2026-01-01T07` */
export const hourOf = (ms: number): string => new Date(ms).toISOString().slice(0, 13);
const beginOf = (hour: string): number => Date.parse(`${hour}:00:00Z`);

/** @param instance of the registry that kept it: two on one store each have their own */
export async function keepMinute(store: ReleaseStore, env: string, minute: MinuteCount, instance: string) {
  const key = keys.signals(env, minute.at.slice(0, 13), `${minute.at.slice(14, 16)}-${instance}`);
  await store.putIfAbsent(key, pack(minute));
}

/** What is kept of one hour, by minute. @param names of its objects, as {@link listKeptHours} found them */
export async function readKeptHour(store: ReleaseStore, env: string, hour: string, names: readonly string[]) {
  return sumBy((await readHour(store, env, hour, names)).minutes, ({ at }) => at);
}

/** One object of a whole hour. @param of names of the objects that are in it @returns false when there is one */
export function keepHour(
  store: ReleaseStore,
  env: string,
  hour: string,
  minutes: readonly MinuteCount[],
  of: readonly string[] = [],
): Promise<boolean> {
  return store.putIfAbsent(keys.signals(env, hour, 'hour'), pack({ of, minutes }));
}

/** The minutes between two times, the oldest first; those of several registries are added up. ms since 1970 */
export async function readMinutes(store: ReleaseStore, env: string, from: number, to: number): Promise<MinuteCount[]> {
  const listed = await listKeptHours(store, env);
  const wanted = [...listed].filter(([hour]) => beginOf(hour) + HOUR > from && beginOf(hour) <= to);
  const found: MinuteCount[] = [];
  // One hour after the other: a month of them is never in memory at once as text.
  for (const [hour, names] of wanted) found.push(...(await readHour(store, env, hour, names)).minutes);
  const inside = found.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
  return sumBy(inside, ({ at }) => at);
}

/** Minutes added up by a key of their own, in order. */
export function sumBy(minutes: readonly MinuteCount[], keyOf: (minute: MinuteCount) => string): MinuteCount[] {
  const sums = new Map<string, MinuteCount>();
  for (const minute of minutes.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const before = sums.get(keyOf(minute));
    sums.set(keyOf(minute), before ? addMinutes(before, minute) : minute);
  }
  return [...sums.values()];
}

/** Makes one object of each hour that has passed, and removes what is older than 30 days. May be repeated and interrupted. */
export async function tidySignals(store: ReleaseStore, env: string, now: number): Promise<void> {
  for (const [hour, names] of await listKeptHours(store, env)) {
    const all = names.map((name) => keys.signals(env, hour, name));
    if (beginOf(hour) + HOUR + KEPT_FOR < now || Number.isNaN(beginOf(hour))) {
      for (const key of all) await store.delete(key);
    } else if (beginOf(hour) + HOUR + LATE < now && names.some((name) => name !== 'hour')) {
      await sumUp(store, env, hour, names);
    }
  }
}

async function sumUp(store: ReleaseStore, env: string, hour: string, names: readonly string[]): Promise<void> {
  const { minutes, summed } = await readHour(store, env, hour, names);
  const of = names.includes('hour') ? summed : names;
  if (!names.includes('hour')) {
    const sum = sumBy(minutes, ({ at }) => at);
    // Another registry was faster: it may have seen fewer minutes, so it also removes them.
    if (!(await keepHour(store, env, hour, sum, of))) return;
  }
  // A minute that came later keeps its own object.
  for (const name of names.filter((one) => of.includes(one))) await store.delete(keys.signals(env, hour, name));
}

async function readHour(store: ReleaseStore, env: string, hour: string, names: readonly string[]) {
  const whole = names.includes('hour') ? await store.get(keys.signals(env, hour, 'hour'), MOST_BYTES) : undefined;
  const { data } = hourSchema.safeParse(unpack(whole));
  const summed = data?.of ?? [];
  const single = names.filter((name) => name !== 'hour' && !summed.includes(name));
  const objects = await readMany(
    store,
    single.map((name) => keys.signals(env, hour, name)),
  );
  const minutes = objects.flatMap((bytes) => minuteCountSchema.safeParse(unpack(bytes)).data ?? []);
  return { minutes: [...(data?.minutes ?? []), ...minutes], summed };
}

/** Hour → the names of its objects. */
export async function listKeptHours(store: ReleaseStore, env: string): Promise<Map<string, string[]>> {
  const prefix = keys.signals(env, 'x', 'x').slice(0, -3);
  const hours = new Map<string, string[]>();
  for (const key of await store.list(prefix)) {
    const [hour = '', name = ''] = key.slice(prefix.length).split('/');
    hours.set(hour, [...(hours.get(hour) ?? []), name]);
  }
  return hours;
}

const pack = (value: object): Buffer => gzipSync(JSON.stringify(value));

function unpack(bytes: Buffer | undefined): unknown {
  try {
    return bytes && parseJson(gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
  } catch {
    return undefined;
  }
}
