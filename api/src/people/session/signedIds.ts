import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from './keepKeys.ts';

/** An id's 16 bytes and a signature's 32, each as base64url. */
const shape = /^([\w-]{22})([\w-]{43})$/;

interface SignedIds {
  sign: (uuid: string) => Promise<string>;
  /** The id; undefined when the shop did not sign it. */
  find: (signed: string) => Promise<string | undefined>;
}

/**
 * Ids (uuid) under the shop's signature (HMAC with SHA-256): short enough for a link in an email, and only the shop can
 * make them. What one of them allows depends on its purpose; the ids of one purpose are invalid for another.
 * @param keys the purpose's
 */
export function signedIds(keys: () => Promise<SigningKeys>): SignedIds {
  return {
    sign: async (uuid) => {
      const { signing } = await keys();
      const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
      return id.toString('base64url') + signatureOf(id, signing.secret).toString('base64url');
    },

    find: async (signed) => {
      const [, idText, signatureText] = shape.exec(signed) ?? [];
      if (!idText || !signatureText) return undefined;
      const [id, signature] = [Buffer.from(idText, 'base64url'), Buffer.from(signatureText, 'base64url')];
      const isSigned = (await keys()).all.some(({ secret }) => timingSafeEqual(signature, signatureOf(id, secret)));
      return isSigned ? uuidOf(id) : undefined;
    },
  };
}

const signatureOf = (id: Buffer, secret: Buffer) => createHmac('sha256', secret).update(id).digest();

const uuidOf = (id: Buffer) => id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
