/** A root that people sign one after another: a file that travels, also to a machine without a network. */
import { z } from 'zod';
import {
  bytesToSign,
  encodeEnvelope,
  type Envelope,
  PAYLOAD_TYPE,
  type Signer,
  signEnvelope,
} from '../store/envelope.ts';
import { NO_HASH } from '../store/logPlace.ts';
import { parseJson } from '../store/parseJson.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { count } from './authority.ts';
import { decodeRoot, encodeRoot, type Role, type Root, type VerifiedRoot } from './root.ts';
import { readPublicKey } from './trustKey.ts';
import { verify } from 'node:crypto';

const draftSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })).max(16),
  /** The root keys of the version before: whose signatures the next one takes, too. */
  before: z
    .object({
      keys: z.record(z.string(), z.object({ public: z.string(), name: z.string() })),
      role: z.object({ keys: z.array(z.string()), threshold: z.number() }),
    })
    .optional(),
});

export interface RootDraft {
  root: Root;
  envelope: Envelope;
  before?: { keys: Root['keys']; role: Role };
}

export function draftRoot(root: Root, before: VerifiedRoot | undefined): RootDraft {
  const envelope = { payload: encodeRoot(root, before?.hash ?? NO_HASH), signatures: [] };
  return { root, envelope, ...(before && { before: { keys: before.root.keys, role: before.root.roles.root } }) };
}

export function encodeDraft({ envelope, before }: RootDraft): string {
  const value = { ...(JSON.parse(encodeEnvelope(envelope)) as object), before };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** @throws ReleaseProblem `usage` when the file is none, `untrusted` when the root contradicts itself */
export function decodeDraft(text: string, file: string): RootDraft {
  const { data } = draftSchema.safeParse(parseJson(Buffer.from(text)));
  if (!data)
    throw new ReleaseProblem('usage', `${file} holds no root to sign: name the file that "keys" wrote with --out.`);
  const envelope = { payload: Buffer.from(data.payload, 'base64'), signatures: data.signatures };
  const { predicate } = (parseJson(envelope.payload) ?? {}) as { predicate?: { version?: number } };
  const { root } = decodeRoot(envelope, Number(predicate?.version));
  return { root, envelope, ...(data.before && { before: data.before }) };
}

/** Only keys that count sign. @throws ReleaseProblem `usage` for another key */
export async function signDraft(draft: RootDraft, signers: readonly Signer[]): Promise<RootDraft> {
  const allowed = new Set([...draft.root.roles.root.keys, ...(draft.before?.role.keys ?? [])]);
  const stranger = signers.find(({ keyid }) => !allowed.has(keyid));
  if (stranger) {
    const key = `The key ${stranger.keyid.slice(0, 8)}`;
    throw new ReleaseProblem(
      'usage',
      `${key} is no root key of this version or of the one before: name another with --key.`,
    );
  }
  const kept = draft.envelope.signatures.filter(({ keyid }) => signersOf(draft).has(keyid));
  return { ...draft, envelope: await signEnvelope(draft.envelope.payload, signers, kept) };
}

/** Which signatures are still missing, each in words; empty = it can be put into the store. */
export function listMissing(draft: RootDraft): string[] {
  const signed = signersOf(draft);
  const own = { keys: draft.root.keys, role: draft.root.roles.root };
  const lists = draft.before ? [draft.before, own] : [own];
  return lists.flatMap(({ keys, role }) => {
    const open = role.threshold - count(role, signed);
    const names = role.keys.filter((id) => !signed.has(id)).map((id) => keys[id]?.name ?? id.slice(0, 8));
    const which = keys === own.keys ? `version ${draft.root.version}` : `the version before`;
    return open > 0 ? [`${open} more of ${which}: ${names.join(', ')}`] : [];
  });
}

/** Keys whose signature is good. */
function signersOf({ root, before, envelope }: RootDraft): Set<string> {
  const signed = bytesToSign(envelope.payload);
  const good = envelope.signatures.filter(({ keyid, sig }) => {
    const text = root.keys[keyid]?.public ?? before?.keys[keyid]?.public;
    const key = text === undefined ? undefined : readPublicKey(keyid, text);
    return key && verify(null, signed, key, Buffer.from(sig, 'base64'));
  });
  return new Set(good.map(({ keyid }) => keyid));
}
