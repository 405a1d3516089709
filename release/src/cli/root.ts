import { join } from 'node:path';

const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

/** The checkout that these commands belong to; where they are installed as a package, the folder they are called in. */
export const root = isInstalled ? process.cwd() : join(import.meta.dirname, '../../..');
