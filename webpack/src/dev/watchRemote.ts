import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Remote } from '@paw/contract/remote.ts';
import type { AppRules } from '../appConfig.ts';
import { describeRelease } from '../describeRelease.ts';
import { readRemote, remoteName } from '../readRemote.ts';
import { describeFiles } from '../releaseFiles.ts';
import { federationName, remoteConfig } from '../remoteConfig.ts';
import { DEV_RELEASE, watchApp } from './watchApp.ts';
import { writeDocuments } from '../writeDocuments.ts';

/** Said to `build.ts --watch` for a shell that loads pages again instead of replacing modules. */
export const NOT_HOT = '--not-hot';

/**
 * Watches the remote in `folder` (`…/remote-catalog`): its builds are the release `dev`, in `dist/dev`.
 * @param rules how files are read that only this remote has
 */
export function watchRemote(folder: string, rules?: AppRules): void {
  const root = dirname(folder);
  const name = remoteName(folder);
  const out = join(folder, 'dist/dev');
  const isHot = !process.argv.includes(NOT_HOT);
  const app = { name, root, folder, release: DEV_RELEASE, mode: 'development' as const, isHot, out, rules };
  const remotes = new Map<string, Remote>();

  /** Each that was read stays in this process's memory, so it is read only when it is another one. */
  const read = async () => {
    const bytes = ['remoteEntry.cjs', 'remote.cjs'].map((file) => readFileSync(join(app.out, 'node', file)));
    const hash = createHash('sha256').update(Buffer.concat(bytes)).digest('hex');
    const remote = remotes.get(hash) ?? (await readRemote(`${federationName(app)}_${hash}`, app.out));
    remotes.set(hash, remote);
    return remote;
  };

  watchApp({
    app,
    config: remoteConfig,
    describe: async (browser) => {
      const remote = await read();
      const documents = await writeDocuments(remote, app.out);
      const files = describeFiles(app.out, /^node\/.*\.cjs$|^documents\.json$/);
      // Never published, so no activation asks for its operations.
      return { ...describeRelease(app, remote, browser, { ...documents, operations: [] }), files };
    },
  });
}
