import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readKeyFile } from '../trust/keyFile.ts';
import { trustedStore } from '../trust/openTrust.ts';
import type { Trust } from '../trust/Trust.ts';
import type { TrustKey } from '../trust/trustKey.ts';
import { trustFolder } from '../trust/trustFolder.ts';
import type { CommandOptions } from './releaseCommand.ts';

/** The data folder with keys and memory; undefined for a store that was named and is in none. */
export function dataFolderFor({ store }: Pick<CommandOptions, 'store'>, own: string): string | undefined {
  if (store === undefined) return resolve(own);
  return basename(store) === 'store' && !store.includes('://') ? dirname(resolve(store)) : undefined;
}

/** `--key`, else `PAW_KEY`, else the manager's key in the data folder. @throws ReleaseProblem `usage` */
function signersHere({ key }: CommandOptions, dataFolder: string | undefined): TrustKey[] {
  const own = dataFolder && join(dataFolder, 'keys', 'manager.json');
  const named = key ?? (process.env.PAW_KEY ? [process.env.PAW_KEY] : []);
  const files = named.length || !own || !existsSync(own) ? named : [own];
  return files.map((file) => readKeyFile(resolve(file)));
}

/** The store as this command line trusts it, and signs for it. */
export function openSigned(
  store: ReleaseStore,
  options: CommandOptions,
  dataFolder: string | undefined,
): ReleaseStore & { trust: Trust } {
  return trustedStore(store, {
    env: options.env,
    pin: process.env.TRUST_ROOT || undefined,
    ...(dataFolder && { memory: trustFolder(join(dataFolder, 'trust')) }),
    signers: signersHere(options, dataFolder),
    onWarning: (text) => console.error(`Warning: ${text}`),
  });
}
