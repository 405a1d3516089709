import { join, resolve } from 'node:path';
import { isBucketAddress } from './bucketAccess.ts';
import { openBucketStore } from './bucketStore.ts';
import { openFolderStore } from './folderStore.ts';
import type { ReleaseStore } from './releaseStore.ts';

/**
 * Opens the release store at an address: a folder's path, or `s3://bucket/prefix`. A bucket's endpoint, region and
 * credentials are environment variables (docs/settings.md). Neither is read or written before the first operation.
 * @throws ReleaseProblem `usage` when the address or a variable of a bucket is missing or wrong
 */
export function openStore(address: string, env: NodeJS.ProcessEnv = process.env): ReleaseStore {
  return isBucketAddress(address) ? openBucketStore(address, env) : openFolderStore(resolve(address));
}

/** Where the release store is: `RELEASE_STORE`, else the folder `store` in the data folder. */
export function storeAddress(dataFolder: string, env: NodeJS.ProcessEnv = process.env): string {
  return env.RELEASE_STORE || join(dataFolder, 'store');
}
