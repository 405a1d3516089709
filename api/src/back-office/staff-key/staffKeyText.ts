import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is stored of a secret: 192 random bits need no slower hash. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new key. Its text is shown once: `pawstaff_<id>_<secret>`. */
export function createStaffKey(): { id: string; text: string; hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(24).toString('base64url');
  return { id, text: `pawstaff_${id}_${secret}`, hash: hashOf(secret).toString('hex') };
}

/** Undefined when the text has not the form of a key. */
export function readStaffKey(text: string): { id: string; secret: string } | undefined {
  const [, id, secret] = /^pawstaff_([0-9a-f]{12})_([\w-]{32})$/.exec(text) ?? [];
  return id && secret ? { id, secret } : undefined;
}

/** How long it takes says nothing about the key. @param hash of the right secret; '' for none, which takes as long */
export function isSecretOf(hash: string, secret: string): boolean {
  const right = Buffer.from(hash || hashOf('').toString('hex'), 'hex');
  return timingSafeEqual(hashOf(secret), right) && hash !== '';
}
