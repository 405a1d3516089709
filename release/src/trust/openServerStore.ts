import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readKeyFile } from './keyFile.ts';
import { trustedStore } from './openTrust.ts';
import type { Trust } from './Trust.ts';
import { trustFolder } from './trustFolder.ts';

export interface ServerTrust {
  dataFolder: string;
  env: string;
  /** sha256 of root/1.json; '' = the first root that is seen is the right one. */
  pin: string;
  /** '' = `name` in the data folder's keys, if it is there. */
  keyFile: string;
  /** `shell.json` */
  name: string;
  /** What to do when its key is not enough. */
  keyFix?: string;
  warn: (text: string) => void;
}

/** The store as a server uses it: it reads what is verified, and signs with its own key. @throws ReleaseProblem `usage` */
export function openServerStore(
  store: ReleaseStore,
  { dataFolder, env, pin, keyFile, name, keyFix, warn }: ServerTrust,
): ReleaseStore & { trust: Trust } {
  const own = join(dataFolder, 'keys', name);
  const file = keyFile ? resolve(keyFile) : own;
  return trustedStore(store, {
    env,
    ...(pin && { pin }),
    memory: trustFolder(join(dataFolder, 'trust')),
    signers: keyFile || existsSync(own) ? [readKeyFile(file)] : [],
    ...(keyFix && { keyFix }),
    onWarning: warn,
  });
}
