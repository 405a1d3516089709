import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { signingKeys } from '../session/signingKeyQueries.ts';

/** What a sign-up keeps of its code. */
interface KeptCode {
  id: string;
  codeHash: string;
}

/**
 * How many sign-ups of an address get a code of six digits within a day. What can be guessed at these, however many
 * browsers and addresses on the network someone has: 20 sign-ups × 5 tries in 1,000,000 codes, one in ten thousand a
 * day. Later sign-ups get a code of twelve digits, so no one can use up an address's codes: it has no
 * limit of its own. Of those, 8 may be wrong in a quarter of an hour from each address on the network, however many
 * browsers there are: 768 a day. With 100,000 addresses, and 5 codes that are good at once, that is
 * 768 × 100,000 × 5 / 1,000,000,000,000, one in 2,600 a day; with 1,000 addresses one in 260,000.
 */
export const shortCodes = 20;

export const newShortCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
export const newLongCode = (): string => newShortCode() + newShortCode();
/** In groups of four: "1234 5678 9012". */
export const shownLongCode = (code: string): string => code.replace(/\d{4}(?=\d)/g, '$& ');

/**
 * Codes of sign-ups as they are stored: under a key of the shop (HMAC with SHA-256), each for its own sign-up. A code
 * is good for minutes and five tries in a browser, so it needs no hash as slow as a password's, which would be a second
 * one for each sign-up.
 */
export function signUpCodes(database: Database) {
  const keys = signingKeys(database, 'sign-up');
  return {
    /** @param id the sign-up's, or the long code's */
    sign: async (id: string, code: string): Promise<string> => {
      const { signing } = await keys();
      return signatureOf(id, code, signing.secret).toString('base64url');
    },

    /** @param kept any of them may be the code; undefined when there is none: false, after the same work */
    isRight: async (code: string, kept: readonly KeptCode[] | undefined): Promise<boolean> => {
      const { all } = await keys();
      const isRight = (kept ?? [nobodys]).some(({ id, codeHash }) => {
        const hash = Buffer.from(codeHash, 'base64url');
        return all.some(({ secret }) => {
          const signature = signatureOf(id, code, secret);
          return signature.length === hash.length && timingSafeEqual(signature, hash);
        });
      });
      return isRight && kept !== undefined;
    },
  };
}

const nobodys: KeptCode = { id: '', codeHash: Buffer.alloc(32).toString('base64url') };

const signatureOf = (id: string, code: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`${id} ${code}`).digest();
