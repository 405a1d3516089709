/**
 * The token under the key 'token': a JWT whose claims hold `id` and `exp` (seconds), and `guest: true` for a guest.
 * It is decoded here, never verified: what it allows is the api's to say.
 */
export const TOKEN_KEY = 'token';
/** What was written last, or '' for removed on purpose: see `ownRecord.ts`. */
const KEPT = `${TOKEN_KEY}-kept`;

export interface TokenClaims {
  id: string;
  /** Seconds since 1970, as in RFC 7519. */
  exp: number;
  guest?: boolean;
  /** When the api issued it, in seconds since 1970: its cookie wants renewing half an hour later. */
  iat?: number;
}

export interface StoredToken extends TokenClaims {
  token: string;
  expired: boolean;
}

/** Undefined when there is none, when it is damaged or foreign, or when storage is blocked. */
export function readToken(now = Date.now()): StoredToken | undefined {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    if (!token || token.length > 8192) return undefined;
    const claims = decodeClaims(token);
    return claims && { ...claims, token, expired: claims.exp * 1000 <= now };
  } catch {
    return undefined;
  }
}

/** @throws when storage is full or blocked: say so to the shopper. */
export function writeToken(token: string): void {
  localStorage.setItem(KEPT, token);
  localStorage.setItem(TOKEN_KEY, token);
}

export function removeToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.setItem(KEPT, '');
  } catch {
    // Blocked storage holds no token either.
  }
}

/** @throws when it is no token. */
export function decodeClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<TokenClaims> | null;
  return typeof claims?.id === 'string' && typeof claims.exp === 'number' ? (claims as TokenClaims) : undefined;
}
