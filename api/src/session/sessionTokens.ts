import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import { findOrCreateSigningKeys } from './signingKeyQueries.ts';

export interface SessionClaims {
  id: string;
  guest: boolean;
}

const issuer = 'paw-dailies';

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
    /** A token for a shopper without an account: good for 30 days, and for nothing but their own cart and order. */
    async issueGuestToken(): Promise<string> {
      const [key] = await keys();
      if (!key) throw new Error('There is no signing key.');
      return new SignJWT({ id: randomUUID(), guest: true })
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime('30 days')
        .sign(key.secret);
    },

    /** The claims of a token that this shop signed and that has not expired, else undefined. */
    async findClaims(token: string): Promise<SessionClaims | undefined> {
      const known = await keys();
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = known.find((each) => each.kid === kid);
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key.secret;
          },
          { issuer, algorithms: ['HS256'], requiredClaims: ['id', 'exp'] },
        );
        return { id: String(payload.id), guest: payload.guest === true };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
