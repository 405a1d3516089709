/** DSSE envelopes: what was signed is a text of bytes, so two readers never disagree about what it says. */
import { type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import { ReleaseProblem } from './releaseProblem.ts';

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** No signed object is larger: one that is gets refused before it is parsed. bytes */
export const MOST_BYTES = 256 * 1024;
const MOST_SIGNATURES = 16;

/** Anyone who holds a private key, as a file or as a service. */
export interface Signer {
  /** Hex sha256 of the public key's SPKI DER. */
  keyid: string;
  sign: (bytes: Uint8Array) => Buffer | Promise<Buffer>;
}

export interface Signature {
  keyid: string;
  /** base64 */
  sig: string;
}

export interface Envelope {
  payload: Buffer;
  signatures: Signature[];
}

const envelopeSchema = z.strictObject({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z
    .array(z.strictObject({ keyid: z.string().regex(/^[0-9a-f]{64}$/), sig: z.base64().max(88) }))
    .min(1)
    .max(MOST_SIGNATURES),
});

/** The bytes that a signature covers: DSSE's pre-authentication encoding. */
export function bytesToSign(payload: Uint8Array): Buffer {
  const head = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** The only spelling of an envelope that {@link decodeEnvelope} takes: one meaning has one hash. */
export function encodeEnvelope({ payload, signatures }: Envelope): string {
  return JSON.stringify({
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: signatures.map(({ keyid, sig }) => ({ keyid, sig })),
  });
}

/** Signs with every signer; signatures that are there already stay first. */
export async function signEnvelope(
  payload: Buffer,
  signers: readonly Signer[],
  signatures: readonly Signature[] = [],
): Promise<Envelope> {
  const signed = bytesToSign(payload);
  const open = signers.filter(({ keyid }) => !signatures.some((one) => one.keyid === keyid));
  const fresh = await Promise.all(
    open.map(async ({ keyid, sign }) => ({ keyid, sig: (await sign(signed)).toString('base64') })),
  );
  return { payload, signatures: [...signatures, ...fresh] };
}

/** True for bytes that say of themselves that they are an envelope. */
export function looksSigned(bytes: Uint8Array | undefined): boolean {
  const value = parseJson(bytes);
  return typeof value === 'object' && value !== null && 'payloadType' in value;
}

/**
 * @param what names the object in messages: `Entry 7 of "production"`
 * @throws ReleaseProblem `untrusted` for anything but an envelope in its one spelling.
 */
export function decodeEnvelope(bytes: Uint8Array, what: string): Envelope {
  if (bytes.length > MOST_BYTES) throw untrusted(what, `has ${bytes.length} bytes, and at most ${MOST_BYTES} are read`);
  const { data } = envelopeSchema.safeParse(parseJson(bytes));
  if (!data) throw untrusted(what, 'is no signed envelope');
  const envelope = { payload: Buffer.from(data.payload, 'base64'), signatures: data.signatures };
  if (encodeEnvelope(envelope) !== Buffer.from(bytes).toString())
    throw untrusted(what, 'is not in the spelling that envelopes have');
  const keyids = new Set(data.signatures.map(({ keyid }) => keyid));
  if (keyids.size < data.signatures.length) throw untrusted(what, 'has two signatures of one key');
  return envelope;
}

/**
 * The keys of which the envelope has a good signature. Signatures of unknown keys do not count.
 * @throws ReleaseProblem `untrusted` when a signature of a known key is wrong.
 */
export function verifySignatures(
  { payload, signatures }: Envelope,
  keys: ReadonlyMap<string, KeyObject>,
  what: string,
): Set<string> {
  const signed = bytesToSign(payload);
  const good = new Set<string>();
  for (const { keyid, sig } of signatures) {
    const key = keys.get(keyid);
    if (!key) continue;
    const bytes = Buffer.from(sig, 'base64');
    if (bytes.toString('base64') !== sig || !verify(null, signed, key, bytes)) {
      throw untrusted(what, `has a wrong signature of the key ${keyid.slice(0, 8)}`);
    }
    good.add(keyid);
  }
  return good;
}

const RESTORE =
  'It was changed after it was signed: restore it from a backup, and find out who can write to the store.';

/** A sentence about the object, and what to do. */
export function untrusted(what: string, problem: string, fix = RESTORE): ReleaseProblem {
  return new ReleaseProblem('untrusted', `${what} ${problem}. ${fix}`);
}
