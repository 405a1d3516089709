import { createHash, randomBytes } from 'node:crypto';

/** Random text of letters, digits, `-` and `_`, which a cookie may contain. */
export const randomSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What is stored of a secret. Enough for random ones; passwords need argon2, codes a key. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
