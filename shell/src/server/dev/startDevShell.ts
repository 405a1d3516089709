import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WatchReport } from '@paw/contract/sharedReleases.ts';
import { readLog } from '@paw/release/store/activationLog.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { watchLog } from '@paw/release/store/watchLog.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { ShellEnvironment } from '../environment.ts';
import { openShellStore } from '../openShellStore.ts';
import { ReleaseLibrary } from '../releases/ReleaseLibrary.ts';
import { readShellBuild } from '../ShellBuild.ts';
import { siteOf } from '../site/siteOf.ts';
import { createDevShell } from './createDevShell.ts';
import type { DevEnvironment } from './readDevEnvironment.ts';
import { sendGallery } from './sendGallery.ts';

/**
 * The shell of `npm run dev`: watched builds of the checkout, and the store's releases of the other remotes. The parent
 * process passes on the builds' reports.
 */
export async function startDevShell(
  environment: ShellEnvironment,
  { watched, fallbacks }: DevEnvironment,
  root: string,
  log: Log,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { RELEASE_ENV: env } = environment;
  const folders = new Map(watched.map((name) => [name, join(root, `remote-${name}`, 'dist/dev')]));
  const shellFolder = join(root, 'shell/dist/dev');
  folders.set('shell', shellFolder);
  const store = openShellStore(environment, log);
  const { url, board, stop } = await createDevShell({
    environment,
    log,
    folders,
    build: () => readShellBuild(shellFolder),
    published: new ReleaseLibrary(store),
    readIcon: (name) => readFileSync(join(root, 'shell/src/server/site/icons', name)),
    site: (url) => siteOf(environment, url),
    tabs: {},
    ownPages: (site, settled) => ({ '/dev/components': sendGallery(shellFolder, site, settled) }),
  });
  process.on('message', (message) => isWatchReport(message) && board.take(message));

  const watching = watchLog(
    store,
    env,
    async () => {
      const { live } = foldLog(await readLog(store, env));
      const others = Object.entries({ ...fallbacks, ...live }).filter(([name]) => !folders.has(name));
      board.releases = Object.fromEntries(others);
    },
    { onError: (error) => log.error({ err: error }, 'The activation log cannot be followed.') },
  );
  return {
    url,
    stop: async () => {
      watching.close();
      await stop();
    },
  };
}

/** A report of a watched build, passed on by the process that started both. */
function isWatchReport(message: unknown): message is WatchReport {
  return (message as Partial<WatchReport> | undefined)?.type === 'watched';
}
