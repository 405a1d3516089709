import { createHash, randomBytes } from 'node:crypto';

/** Text that no one can guess, made of letters, digits, `-` and `_`: fit for a cookie. */
export const randomSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What is stored of a secret. Enough for random ones; passwords need argon2, codes a key. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
