/**
 * The token under the key 'token': a JWT whose claims are `id` and `exp` (seconds), and `guest: true` for a guest. It
 * is decoded here, never verified: the api decides what it allows.
 */
export const TOKEN_KEY = 'token';
/** The last written text, or '' for removed on purpose: see `ownRecord.ts`. */
const KEPT = `${TOKEN_KEY}-kept`;

export interface TokenClaims {
  id: string;
  /** Seconds since 1970, as in RFC 7519. */
  exp: number;
  guest?: boolean;
  /** When the api issued it, in seconds since 1970: its cookie needs renewal half an hour later. */
  iat?: number;
}

export interface StoredToken extends TokenClaims {
  token: string;
  expired: boolean;
}

/** Undefined when there is none, it is damaged or foreign, or storage is blocked. */
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

/** @throws when storage is full or blocked: tell the shopper */
export function writeToken(token: string): void {
  localStorage.setItem(KEPT, token);
  localStorage.setItem(TOKEN_KEY, token);
}

export function removeToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.setItem(KEPT, '');
  } catch {
    // Blocked storage has no token either.
  }
}

/** @throws when it is not a token */
export function decodeClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<TokenClaims> | null;
  return typeof claims?.id === 'string' && typeof claims.exp === 'number' ? (claims as TokenClaims) : undefined;
}
