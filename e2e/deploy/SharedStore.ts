import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

/** The release store of several machines: a bucket where Ceph is installed, else a folder. */
export interface SharedStore {
  /** What it runs on, for the report. */
  name: string;
  /** Variables that open it, for each process. */
  settings: Record<string, string>;
  stop: () => Promise<unknown>;
}

/**
 * @param dataFolder with the folder `store`, which a bucket gets a copy of
 * @throws Error when Ceph is installed and does not start
 */
export async function openSharedStore(dataFolder: string): Promise<SharedStore> {
  const folder = join(dataFolder, 'store');
  const child = fork(join(checkout, 'bench/machine/bucketOfStore.ts'), [folder], { cwd: checkout });
  const exited = once(child, 'exit');
  const [word] = (await Promise.race([once(child, 'message'), exited])) as [unknown];
  if (typeof word !== 'object' || !word) throw new Error(`The bucket ended (${String(word)}) before it was there.`);
  const { env, count } = word as { env?: Record<string, string>; count?: number };
  if (!env) {
    const name = 'a shared folder as the release store (NOT TESTED: an S3 bucket)';
    return { name, settings: { RELEASE_STORE: folder }, stop: () => exited };
  }
  const stop = () => {
    if (child.connected) child.disconnect();
    return exited;
  };
  return { name: `Ceph's radosgw as the bucket, with ${count} objects`, settings: env, stop };
}
