import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../store/parseJson.ts';
import { readMany } from '../../store/readMany.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

const MOST_KEPT = 100;
const PREFIX = 'deliveries/';

/** What came of a message, in one channel. */
export const deliverySchema = z
  .object({
    at: z.string().describe('ISO time, UTC'),
    channel: z.enum(['mail', 'webhook']),
    kind: z.string().describe('Of the guard’s messages, such as "canary.stopped"; "test" was asked for'),
    subject: z.string().describe('What it was about, in one line'),
    result: z.enum(['delivered', 'waiting', 'given up']).describe('`waiting`: it is tried again'),
    problem: z.string().optional().describe('Why it was not delivered'),
  })
  .meta({ id: 'Delivery' });

export type Delivery = z.infer<typeof deliverySchema>;

/** Keeps it in the store, where each registry finds it. The oldest of more than a hundred is removed. */
export async function addDelivery(store: ReleaseStore, delivery: Delivery): Promise<void> {
  const time = String(Date.parse(delivery.at)).padStart(13, '0');
  await store.putIfAbsent(`${PREFIX}${time}-${randomBytes(4).toString('hex')}`, JSON.stringify(delivery));
  const kept = await store.list(PREFIX);
  for (const key of kept.slice(0, Math.max(0, kept.length - MOST_KEPT))) await store.delete(key);
}

/** The newest first. */
export async function listDeliveries(store: ReleaseStore, limit: number): Promise<Delivery[]> {
  const newest = (await store.list(PREFIX)).slice(-limit).toReversed();
  const found = (await readMany(store, newest)).map((bytes) => deliverySchema.safeParse(parseJson(bytes)).data);
  return found.filter((one) => one !== undefined);
}
