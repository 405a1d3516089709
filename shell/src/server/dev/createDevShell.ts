import { createMetrics } from '@paw/node/createMetrics.ts';
import type { Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Site } from '@paw/contract/site.ts';
import { type AppParts, createApp } from '../app.ts';
import type { ShellEnvironment } from '../environment.ts';
import { apiLimits, pictureLimits } from '../forward/forwardLimits.ts';
import { forwardTo } from '../forward/forwardTo.ts';
import { pageHeaders } from '../headers/pageHeaders.ts';
import { listen } from '../listen.ts';
import { releaseFiles, type ServedRelease } from '../releaseFiles.ts';
import type { HeldRelease } from '../releases/ReleaseLibrary.ts';
import { requestLog } from '../requestLog.ts';
import type { HeldShellBuild } from '../ShellBuild.ts';
import { publicFiles, sendDocuments } from '../site/documents.ts';
import { siteFeeds } from '../site/siteFeeds.ts';
import { siteFiles } from '../site/siteFiles.ts';
import { sitemap } from '../site/sitemap.ts';
import { DevBoard } from './DevBoard.ts';
import { devEvents } from './devEvents.ts';
import { devFiles } from './devFiles.ts';
import { devLibrary } from './devLibrary.ts';
import { DevSet } from './DevSet.ts';
import { sendDevPage } from './sendDevPage.ts';
import { sourcePlaces } from './sourcePlaces.ts';

/** How long a file or a page waits for a change to be applied. ms */
const PATIENCE = 60_000;
const DRAIN = 1_000;

export interface DevShellOptions {
  environment: ShellEnvironment;
  log: Log;
  /** Watched app → the folder of its build. May include the shell. */
  folders: ReadonlyMap<string, string>;
  /** Reads the shell's current build. */
  build: () => HeldShellBuild;
  /** Releases of the remotes that are not watched. */
  published: { get: (name: string, release: string) => Promise<HeldRelease> };
  /** Files that `/r/…` serves besides `published`: those of the shell's own release. */
  sendsFiles?: (name: string, release: string) => Promise<ServedRelease>;
  readIcon: (name: string) => Buffer;
  /** @param url where the shell listens */
  site: (url: string) => Site;
  tabs: AppParts['tabs'];
  /** Added to every page when the shell's own code does not follow the builds. */
  script?: string;
  /** Pages for developers, by path. */
  ownPages?: (site: Site, settled: () => Promise<unknown>) => Record<string, AppParts['page']>;
}

/**
 * A shell in development, which listens already: the parts of `../createShell.ts` with watched builds in place of
 * releases, and no page cache. The caller passes its board the builds' reports and the other remotes' releases.
 */
export async function createDevShell({
  environment,
  log,
  folders,
  published,
  script,
  ...options
}: DevShellOptions): Promise<{ url: string; board: DevBoard; stop: () => Promise<void> }> {
  const { API_URL, PICTURES_URL } = environment;
  const folderOf = (app: string) => folders.get(app);
  const inSources = sourcePlaces(folderOf);
  const board = new DevBoard([...folders.keys()]);
  const events = devEvents(board, inSources);
  const metrics = createMetrics('shell');

  let set: DevSet | undefined;
  const settled = async () => set?.settled(PATIENCE);
  const { server, open } = createApp({
    tabs: options.tabs,
    connections: environment,
    releaseFiles: devFiles(
      folderOf,
      settled,
      releaseFiles(options.sendsFiles ?? ((name, id) => published.get(name, id)), log),
    ),
    api: forwardTo(API_URL, '/api', log, apiLimits(environment)),
    pictures: forwardTo(PICTURES_URL, '/uploads', log, pictureLimits(environment)),
    page: (...all) => {
      const { path } = all[2];
      if (events.answers(path)) return events.answer(...all);
      return (ownPages[path] ?? page)(...all);
    },
    // Pages in development report as everywhere, and nothing is counted.
    signals: (_, response) => void response.writeHead(204).end(),
    siteFiles: siteFiles(
      () => site.origin,
      options.readIcon,
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
    onEnd: requestLog(log, metrics),
    log,
  });
  const { drain } = drainable(server, open);
  const url = await listen(server, environment.PORT, environment.HOST);
  const library = devLibrary(published, (name) => folders.get(name) ?? '');
  const site = options.site(url);
  const rendering = { site, apiUrl: API_URL, deadline: environment.PAGE_DEADLINE };
  const watched = [...folders.keys()].filter((name) => name !== SHELL);
  set = new DevSet({ library, rendering, log, board, watched, build: options.build, inSources });
  const ownPages: Record<string, AppParts['page'] | undefined> = {
    __proto__: null as never,
    ...options.ownPages?.(site, settled),
  };
  const headersOf = pageHeaders({ site: () => site, isDevelopment: true });
  const page = sendDevPage({ set, board, inSources, log, headersOf, patience: PATIENCE, script });
  return {
    url,
    board,
    stop: async () => {
      events.close();
      await drain({ grace: 0, limit: DRAIN });
      await set.stop();
    },
  };
}
