import { errors, jwtVerify, SignJWT } from 'jose';
import { RecentAnswers } from '../../platform/http/RecentAnswers.ts';
import type { SigningKeys } from './keepKeys.ts';
import { sessionTimes } from './sessionTimes.ts';

export interface SessionClaims {
  /** The account's id, or the guest's. */
  id: string;
  guest: boolean;
  /** The session: the hash of the secret in the browser's cookie, so that a token alone opens nothing. */
  sid: string;
}

const issuer = 'paw-dailies';
/** Who a token is for: this api, as a shopper's session. */
const audience = 'paw-dailies/shop';
/** Ours have some 400 letters. */
const longestToken = 8192;
/** A token says the same for ever, and whether its session has ended the table says: ms, tokens. */
const remembered = [60_000, 1000] as const;

/** Issues and verifies session tokens. @param keys those of the purpose `session` */
export function sessionTokens(keys: () => Promise<SigningKeys>) {
  const verified = new RecentAnswers<SessionClaims | undefined>(...remembered);

  async function verify(token: string): Promise<SessionClaims | undefined> {
    const { all } = await keys();
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = all.find((each) => each.kid === kid);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key.secret;
        },
        { issuer, audience, algorithms: ['HS256'], requiredClaims: ['id', 'sid', 'exp'] },
      );
      return { id: String(payload.id), sid: String(payload.sid), guest: payload.guest === true };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    /** A token that ends when the session does. @param seconds until then */
    async issueToken({ id, guest, sid }: SessionClaims, seconds = sessionTimes.session): Promise<string> {
      const { signing } = await keys();
      return new SignJWT({ id, sid, ...(guest && { guest }) })
        .setProtectedHeader({ alg: 'HS256', kid: signing.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${seconds} seconds`)
        .sign(signing.secret);
    },

    /** The claims of a token that this shop signed and that has not expired, else undefined. */
    async findClaims(token: string): Promise<SessionClaims | undefined> {
      return token.length > longestToken ? undefined : verified.get(token, () => verify(token));
    },
  };
}
