/** The registry's short-lived statement of the newest entry. Without it, an attacker could serve an old log forever. */
import { z } from 'zod';
import { count, isRevoked } from './authority.ts';
import {
  decodeEnvelope,
  encodeEnvelope,
  type Signer,
  signEnvelope,
  untrusted,
  verifySignatures,
} from '../store/envelope.ts';
import type { VerifiedRoot } from './root.ts';
import { decodeStatement, encodeStatement } from '../store/statement.ts';

/** ms */
export const FRESH_FOR = 30_000;
/** A statement may come from a clock that runs ahead by so much. ms */
export const FRESHNESS_SKEW = 10_000;

const freshnessSchema = z.object({
  env: z.string(),
  /** Number of the newest entry; 0 for an empty log. */
  n: z.number().int().nonnegative(),
  /** sha256 of its object; zeros for an empty log. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** ISO, UTC. */
  at: z.string(),
  expires: z.string(),
});

export type Freshness = z.infer<typeof freshnessSchema>;

export async function signFreshness(
  head: Pick<Freshness, 'env' | 'n' | 'hash'>,
  signers: readonly Signer[],
  now = Date.now(),
): Promise<string> {
  const predicate = { ...head, at: iso(now), expires: iso(now + FRESH_FOR) };
  const subject = { name: nameOf(head.env), digest: { sha256: head.hash } };
  return encodeEnvelope(await signEnvelope(encodeStatement('freshness', { subject, predicate }), signers));
}

/**
 * @param env whose log the reader follows
 * @throws ReleaseProblem `untrusted` for one of another environment, by another key, or that has run out
 */
export function verifyFreshness(bytes: Uint8Array, root: VerifiedRoot, env: string, now = Date.now()): Freshness {
  const what = `The registry's word on "${env}"`;
  const envelope = decodeEnvelope(bytes, what);
  const good = verifySignatures(envelope, root.keys, what);
  const valid = new Set([...good].filter((id) => !isRevoked(root.root, id, env, Number.MAX_SAFE_INTEGER)));
  const role = root.root.roles.freshness;
  if (count(role, valid) < role.threshold) throw untrusted(what, 'is signed by no one who may', LOOK);
  const { subject, predicate } = decodeStatement(envelope, 'freshness', nameOf(env), what);
  const { data } = freshnessSchema.safeParse(predicate);
  if (data?.env !== env || subject.digest.sha256 !== data.hash) throw untrusted(what, 'cannot be read', LOOK);
  const [at, expires] = [Date.parse(data.at), Date.parse(data.expires)];
  if (!(at - now <= FRESHNESS_SKEW)) throw untrusted(what, `is dated in the future (${data.at})`, CLOCKS);
  // Whatever it says itself: a key that was stolen once cannot sign for next year.
  if (!(now - Math.min(expires, at + FRESH_FOR) <= 0)) throw untrusted(what, `has run out (${data.expires})`, CLOCKS);
  return data;
}

const LOOK = 'Look at the address and the keys of the registry.';
const CLOCKS = 'Look at the clocks of both machines, and at whether the registry runs.';
const nameOf = (env: string) => `freshness/${env}`;
const iso = (ms: number) => new Date(ms).toISOString();
