import { fileURLToPath } from 'node:url';

/** Ignored by git. */
export const shotsFolder = fileURLToPath(new URL('../../shots', import.meta.url));
