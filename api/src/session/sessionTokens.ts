import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import { sessionTimes } from './sessionTimes.ts';
import { findOrCreateSigningKeys } from './signingKeyQueries.ts';

export interface SessionClaims {
  /** The account's id, or the guest's. */
  id: string;
  guest: boolean;
  /** The session: the hash of the secret in the browser's cookie, so that a token alone opens nothing. */
  sid: string;
}

const issuer = 'paw-dailies';
/** Ours have some 400 letters. */
const longestToken = 8192;

/** Issues and verifies session tokens with the keys of the database, which are read once a process. */
export function sessionTokens(database: Database) {
  let reading: Promise<{ kid: string; secret: Uint8Array }[]> | undefined;
  const readKeys = async () => {
    const keys = await findOrCreateSigningKeys(database, 'session');
    return keys.map(({ kid, secret }) => ({ kid, secret: Buffer.from(secret, 'base64url') }));
  };
  const keys = () => {
    reading ??= readKeys().catch((error) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };

  return {
    /** A token that ends when the session does, counted from now. */
    async issueToken({ id, guest, sid }: SessionClaims): Promise<string> {
      const [key] = await keys();
      if (!key) throw new Error('There is no signing key.');
      return new SignJWT({ id, sid, ...(guest && { guest }) })
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${sessionTimes.session} seconds`)
        .sign(key.secret);
    },

    /** The claims of a token that this shop signed and that has not expired, else undefined. */
    async findClaims(token: string): Promise<SessionClaims | undefined> {
      if (token.length > longestToken) return undefined;
      const known = await keys();
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = known.find((each) => each.kid === kid);
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key.secret;
          },
          { issuer, algorithms: ['HS256'], requiredClaims: ['id', 'sid', 'exp'] },
        );
        return { id: String(payload.id), sid: String(payload.sid), guest: payload.guest === true };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
