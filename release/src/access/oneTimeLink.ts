import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../store/parseJson.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { AdminSeal } from './adminLog.ts';

const HOUR = 3_600_000;
const linkSchema = z.object({
  by: z.string(),
  until: z.number(),
  /** Its own key, so that a signed link opens under no other secret. Missing in links of older versions. */
  link: z.string().optional(),
});
type Link = z.infer<typeof linkSchema>;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * Makes a link that signs one person in once, as an admin: for a start on a machine of one's own.
 * @returns its secret
 * @throws ReleaseProblem `untrusted` in a store with a root, without a key that may let people in
 */
export async function makeLink(
  store: ReleaseStore,
  seal: AdminSeal,
  by: string,
  { lifetime = HOUR, now = Date.now() } = {},
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  const link: Link = { by, until: now + lifetime, link: hashOf(secret) };
  await store.putIfAbsent(`links/${hashOf(secret)}`, await seal.close(JSON.stringify(link)));
  return secret;
}

/**
 * A link that would still open.
 * @throws ReleaseProblem `untrusted` for one that was put into a store with a root by somebody without a key
 */
export async function findLink(store: ReleaseStore, seal: AdminSeal, secret: string): Promise<Link | undefined> {
  const hash = hashOf(secret);
  const bytes = await store.get(`links/${hash}`);
  if (!bytes) return undefined;
  const { text, isSigned } = (await seal.opener())(bytes, 'This link');
  const link = linkSchema.safeParse(parseJson(Buffer.from(text))).data;
  if (!link || link.until <= Date.now() || (link.link ?? hash) !== hash) return undefined;
  if (await store.get(`links-used/${hash}`)) return undefined;
  if (isSigned) return link;
  throw new ReleaseProblem(
    'untrusted',
    'This link is signed by no one, so it signs no one in: print another with "npm run release -- link" and a key that may let people in.',
  );
}

/** @returns undefined when it was used before, is over, or was never made. Of two at once, one opens it. */
export async function useLink(store: ReleaseStore, seal: AdminSeal, secret: string): Promise<Link | undefined> {
  const link = await findLink(store, seal, secret);
  return link && (await store.putIfAbsent(`links-used/${hashOf(secret)}`, '')) ? link : undefined;
}
