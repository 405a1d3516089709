import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '@paw/release/store/activationLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { foldLog } from '@paw/release/store/releaseSetFold.ts';
import { watchLog } from '@paw/release/store/watchLog.ts';
import type { Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { createApp } from '../app.ts';
import type { ShellEnvironment } from '../environment.ts';
import { apiLimits, pictureLimits } from '../forward/forwardLimits.ts';
import { forwardTo } from '../forward/forwardTo.ts';
import { listen } from '../listen.ts';
import { releaseFiles } from '../releaseFiles.ts';
import { ReleaseLibrary } from '../releases/ReleaseLibrary.ts';
import { requestLog } from '../requestLog.ts';
import { sendMetrics } from '../shellMetrics.ts';
import { publicFiles, sendDocuments } from '../site/documents.ts';
import { siteFeeds } from '../site/siteFeeds.ts';
import { siteFiles } from '../site/siteFiles.ts';
import { siteOf } from '../site/siteOf.ts';
import { sitemap } from '../site/sitemap.ts';
import { DevBoard } from './DevBoard.ts';
import { devEvents } from './devEvents.ts';
import { devFiles } from './devFiles.ts';
import { devLibrary } from './devLibrary.ts';
import { DevSet } from './DevSet.ts';
import type { DevEnvironment } from './readDevEnvironment.ts';
import { sendDevPage } from './sendDevPage.ts';
import { sendGallery } from './sendGallery.ts';
import { sourcePlaces } from './sourcePlaces.ts';
import { isWatchReport } from './WatchReport.ts';

/** A file or a page waits so long for a change to be taken in. ms */
const PATIENCE = 60_000;
const DRAIN = 1_000;

/**
 * The shell of `npm run dev`: the same parts as `../makeShell.ts`, with the watched builds in place of releases,
 * without a page cache. The reports of the builds come from the process that started this one.
 */
export async function startDevShell(
  environment: ShellEnvironment,
  { watched, fallbacks }: DevEnvironment,
  root: string,
  log: Log,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { API_URL, PICTURES_URL, RELEASE_ENV: env, dataFolder } = environment;
  const folders = new Map(watched.map((name) => [name, join(root, `remote-${name}`, 'dist/dev')]));
  const shellFolder = join(root, 'shell/dist/dev');
  folders.set('shell', shellFolder);
  const folderOf = (app: string) => folders.get(app);
  const inSources = sourcePlaces(folderOf);
  const store = openFolderStore(join(dataFolder, 'store'));
  const published = new ReleaseLibrary(store);
  const board = new DevBoard([...folders.keys()]);
  const events = devEvents(board, inSources);
  const metrics = createMetrics('shell');

  let set: DevSet | undefined;
  const settled = async () => set?.settled(PATIENCE);
  const { server, open } = createApp({
    tabs: {},
    connections: environment,
    releaseFiles: devFiles(
      folderOf,
      settled,
      releaseFiles((name, id) => published.get(name, id), log),
    ),
    api: forwardTo(API_URL, '/api', log, apiLimits(environment)),
    pictures: forwardTo(PICTURES_URL, '/uploads', log, pictureLimits(environment)),
    page: (...all) => {
      const { pathname } = all[2];
      if (events.answers(pathname)) return events.answer(...all);
      return pathname === '/dev/components' ? gallery(...all) : page(...all);
    },
    metrics: sendMetrics(metrics),
    siteFiles: siteFiles(
      () => site.origin,
      (name) => readFileSync(join(root, 'shell/src/server/site/icons', name)),
      () => set?.current?.set,
    ),
    sitemap: sitemap({ site: () => site, current: () => set?.current, log }),
    feeds: siteFeeds({ current: () => set?.current, log }),
    documents: sendDocuments(() => set?.current),
    publicFiles: publicFiles(
      () => set?.current,
      () => site.origin,
    ),
    isReady: () => set?.current !== undefined,
    refusals: () => [],
    onEnd: requestLog(log, metrics),
    log,
  });
  const { drain } = drainable(server, open);
  const url = await listen(server, environment.PORT, environment.HOST);
  const library = devLibrary(published, (name) => folders.get(name) ?? '');
  const site = siteOf(environment, url);
  const rendering = { site, apiUrl: API_URL, deadline: environment.PAGE_DEADLINE };
  set = new DevSet({ library, rendering, log, board, watched, shellFolder, inSources });
  const gallery = sendGallery(shellFolder, site, settled);
  const page = sendDevPage({ set, board, inSources, log, patience: PATIENCE });
  process.on('message', (message) => isWatchReport(message) && board.take(message));

  const watching = watchLog(
    store,
    env,
    join(dataFolder, 'store'),
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
      events.close();
      await drain({ grace: 0, limit: DRAIN });
      await set.stop();
    },
  };
}
