import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { signingKeys } from '../session/signingKeys.ts';

/** What a sign-up keeps of its code. */
interface KeptCode {
  id: string;
  codeHash: string;
}

/**
 * Codes of sign-ups as they are stored: under a key of the shop (HMAC with SHA-256), each for its own sign-up. A code
 * is good for minutes and five tries, so it needs no hash as slow as a password's, which would be a second one for
 * each sign-up.
 */
export function signUpCodes(database: Database) {
  const keys = signingKeys(database, 'sign-up');
  return {
    /** @param id the sign-up's */
    sign: async (id: string, code: string): Promise<string> => {
      const { signing } = await keys();
      return signatureOf(id, code, signing.secret).toString('base64url');
    },

    /** @param kept undefined when there is none: false, after the same work */
    isRight: async (code: string, kept: KeptCode | undefined): Promise<boolean> => {
      const { all } = await keys();
      const { id, codeHash } = kept ?? nobodys;
      const hash = Buffer.from(codeHash, 'base64url');
      const isRight = all.some(({ secret }) => {
        const signature = signatureOf(id, code, secret);
        return signature.length === hash.length && timingSafeEqual(signature, hash);
      });
      return isRight && kept !== undefined;
    },
  };
}

const nobodys: KeptCode = { id: '', codeHash: Buffer.alloc(32).toString('base64url') };

const signatureOf = (id: string, code: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`${id} ${code}`).digest();
