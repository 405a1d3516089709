import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../store/parseJson.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

const HOUR = 3_600_000;
const linkSchema = z.object({ by: z.string(), until: z.number() });
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes a link that signs one person in once, as an admin: for a start on a machine of one's own. @returns its secret */
export async function makeLink(store: ReleaseStore, by: string, lifetime = HOUR): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await store.putIfAbsent(`links/${hashOf(secret)}`, JSON.stringify({ by, until: Date.now() + lifetime }));
  return secret;
}

/** Whether a link would still open. */
export async function isLinkOpen(store: ReleaseStore, secret: string): Promise<boolean> {
  const link = linkSchema.safeParse(parseJson(await store.get(`links/${hashOf(secret)}`))).data;
  return !!link && link.until > Date.now() && !(await store.get(`links-used/${hashOf(secret)}`));
}

/** @returns false when it was used before, is over, or was never made. Of two at once, one opens it. */
export async function useLink(store: ReleaseStore, secret: string): Promise<boolean> {
  return (await isLinkOpen(store, secret)) && store.putIfAbsent(`links-used/${hashOf(secret)}`, '');
}
