import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Signer } from '../store/envelope.ts';

/** A key that signs, with what others need to know of it. */
export interface TrustKey extends Signer {
  /** Whose it is, for messages: a person, a team, a server. */
  name: string;
  /** SPKI DER, base64. */
  public: string;
  /** PKCS #8 PEM. */
  private: string;
}

/** What others need to know of a key: it may be shown to all. */
export type PublicKey = Pick<TrustKey, 'keyid' | 'name' | 'public'>;

export function makeKey(name: string): TrustKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return openKey(name, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}

/** @throws Error for anything but an ed25519 key */
export function openKey(name: string, pem: string): TrustKey {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not ed25519.');
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return {
    name,
    keyid: keyidOf(spki),
    public: spki.toString('base64'),
    private: pem,
    sign: (bytes) => sign(null, bytes, key),
  };
}

export function keyidOf(spki: Uint8Array): string {
  return createHash('sha256').update(spki).digest('hex');
}

/** The key behind an id; undefined when the text is another key's, not ed25519, or not in its one spelling. */
export function readPublicKey(keyid: string, text: string): KeyObject | undefined {
  const spki = Buffer.from(text, 'base64');
  if (spki.toString('base64') !== text || keyidOf(spki) !== keyid) return undefined;
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const isSame = key.export({ type: 'spki', format: 'der' }).equals(spki);
    return key.asymmetricKeyType === 'ed25519' && isSame ? key : undefined;
  } catch {
    return undefined;
  }
}
