import {
  decodeEnvelope,
  encodeEnvelope,
  looksSigned,
  type Signer,
  signEnvelope,
  untrusted,
  verifySignatures,
} from '../store/envelope.ts';
import { decodeStatement, encodeStatement } from '../store/statement.ts';
import type { Root, VerifiedRoot } from '../trust/root.ts';
import type { Trust } from '../trust/Trust.ts';
import type { AdminSeal } from './adminLog.ts';

const NAME = 'admin-log';

/**
 * Signs entries of the registry's own log and one-time links, so that no one who can only write to the store lets
 * themselves in. Signed by those who may sign roots, freshness, or changes everywhere. Plain entries are those from before
 * there was a root: a signed one after them, which names their hash, vouches for them.
 */
export function adminSeal(trust: Trust): AdminSeal {
  /** Undefined while the store has no root: then nothing is signed. */
  const findSigners = async (): Promise<{ newest: VerifiedRoot; allowed: Signer[] } | undefined> => {
    const newest = (await trust.roots()).at(-1);
    if (!newest) return undefined;
    const allowed = trust.signers.filter(({ keyid }) => adminKeys(newest.root).has(keyid));
    if (allowed.length) return { newest, allowed };
    throw untrusted('The entry of the registry’s own log', 'needs a key', trust.keyFix);
  };
  return {
    check: async () => {
      await findSigners();
    },
    close: async (text) => {
      const signing = await findSigners();
      if (!signing) return text;
      const { newest, allowed } = signing;
      const predicate = JSON.parse(text) as object;
      const subject = { name: NAME, digest: { sha256: newest.hash } };
      return encodeEnvelope(await signEnvelope(encodeStatement('admin', { subject, predicate }), allowed));
    },
    opener: async () => {
      const roots = await trust.roots();
      return (bytes, what) => openSigned(bytes, what, roots);
    },
  };
}

function openSigned(bytes: Buffer, what: string, roots: readonly VerifiedRoot[]): { text: string; isSigned: boolean } {
  const newest = roots.at(-1);
  if (!looksSigned(bytes)) return { text: bytes.toString(), isSigned: !newest };
  if (!newest) throw untrusted(what, 'is signed, and the store has no root');
  const envelope = decodeEnvelope(bytes, what);
  const { subject, predicate } = decodeStatement(envelope, 'admin', NAME, what);
  // Under the root of its time: a key that was rotated since keeps what it signed.
  const then = roots.find(({ hash }) => hash === subject.digest.sha256);
  if (!then) throw untrusted(what, 'was signed under a root that the store does not have');
  const good = verifySignatures(envelope, then.keys, what);
  const allowed = [...good].filter((id) => adminKeys(then.root).has(id) && !newest.root.revoked[id]);
  if (!allowed.length) throw untrusted(what, 'is signed by no one who may let people in');
  return { text: JSON.stringify(predicate), isSigned: true };
}

function adminKeys({ roles }: Root): Set<string> {
  return new Set([...roles.root.keys, ...roles.freshness.keys, ...(roles.forward['*']?.['*']?.keys ?? [])]);
}
