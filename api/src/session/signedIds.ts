import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { signingKeys } from './signingKeys.ts';

/** An id's 16 bytes and a signature's 32, each as base64url. */
const shape = /^([\w-]{22})([\w-]{43})$/;

interface SignedIds {
  sign: (uuid: string) => Promise<string>;
  /** The id; undefined when the shop did not sign it. */
  find: (signed: string) => Promise<string | undefined>;
}

/**
 * Ids (uuid) under the shop's signature (HMAC with SHA-256): short enough for a link in a mail, and made by nobody
 * else. What one of them opens is the purpose's affair; those of one purpose mean nothing to another.
 */
export function signedIds(database: Database, purpose: string): SignedIds {
  const keys = signingKeys(database, purpose);
  return {
    sign: async (uuid) => {
      const { signing } = await keys();
      const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
      return id.toString('base64url') + signatureOf(id, signing.secret).toString('base64url');
    },

    find: async (signed) => {
      const [, idText = '', signatureText = ''] = shape.exec(signed) ?? [];
      const [id, signature] = [idText, signatureText].map((text) => Buffer.from(text, 'base64url'));
      if (id?.length !== 16 || signature?.length !== 32) return undefined;
      const isSigned = (await keys()).all.some(({ secret }) => timingSafeEqual(signature, signatureOf(id, secret)));
      return isSigned ? uuidOf(id) : undefined;
    },
  };
}

const signatureOf = (id: Buffer, secret: Buffer) => createHmac('sha256', secret).update(id).digest();

const uuidOf = (id: Buffer) => id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
