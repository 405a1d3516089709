import type { Server } from 'node:http';
import { readLog } from '@paw/release/store/activationLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { openStore } from '@paw/release/store/openStore.ts';
import { type Verdict, writeVerdict } from '@paw/release/store/verdicts.ts';
import { watchLog } from '@paw/release/store/watchLog.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { trustedProxies } from '@paw/node/trustedProxies.ts';
import { ApiHealth } from './ApiHealth.ts';
import { createApp } from './app.ts';
import type { ShellEnvironment } from './environment.ts';
import { apiLimits, pictureLimits } from './forward/forwardLimits.ts';
import { forwardTo } from './forward/forwardTo.ts';
import { type Announcement, keepAnnounced } from './keepAnnounced.ts';
import { keepFactsRecorded } from './keepFactsRecorded.ts';
import { PageCache } from './page/PageCache.ts';
import { PageFaults } from './page/PageFaults.ts';
import { pageMaker } from './page/pageMaker.ts';
import { sendPage } from './page/sendPage.ts';
import { releaseFiles } from './releaseFiles.ts';
import { ReleaseLibrary } from './releases/ReleaseLibrary.ts';
import { SetKeeper } from './releases/SetKeeper.ts';
import { releasesOf } from './releases/WarmShelf.ts';
import { requestLog } from './requestLog.ts';
import { sayOnce } from './sayOnce.ts';
import { sendMetrics, shellMetrics } from './shellMetrics.ts';
import type { HeldShellBuild } from './ShellBuild.ts';
import { publicFiles, sendDocuments } from './site/documents.ts';
import { siteFeeds } from './site/siteFeeds.ts';
import { readShared } from './sharing/readShared.ts';
import { shareReleases } from './sharing/shareReleases.ts';
import { sharesReleases } from './sharing/sharesReleases.ts';
import { siteFiles } from './site/siteFiles.ts';
import { siteOf } from './site/siteOf.ts';
import { sitemap } from './site/sitemap.ts';
import { OpenTabs } from './tabs/OpenTabs.ts';
import { tabHandles } from './tabs/tabHandles.ts';

/** Answers under way have so long to end. ms */
const DRAIN = 4_000;
/** Pages that are made ready before a flip: more than a shop has routes, so that none is rendered for a visitor. */
const MOST_ASKED = 64;

export interface Shell {
  /** Follows the activation log from here on. Call it once. @param url at which the shop is or will be reached */
  follow: (url: string) => void;
  /** Says in the store that this shell serves, and what it offers. Call it when the server listens. @returns its name there */
  announce: (url: string) => Promise<string | undefined>;
  /** Another shell listens at the same socket: ends what is under way here. It may be opened again. */
  rest: (grace: number) => Promise<void>;
  stop: (grace: number) => Promise<void>;
}

export interface ShellHost {
  /** Entries of the log that are not this shell's to follow: another release of the shell is live then. */
  isOurs?: (n: number) => Promise<boolean>;
  /** An entry was taken in. */
  onTaken?: (n: number, verdict: Verdict) => void;
}

/** A shell that does not listen yet: the caller opens `server`. */
export function makeShell(
  environment: ShellEnvironment,
  build: HeldShellBuild,
  log: Log,
  { isOurs = async () => true, onTaken = () => undefined }: ShellHost = {},
): { server: Server; shell: Shell } {
  const { API_URL, PICTURES_URL, RELEASE_ENV: env } = environment;
  const store = openStore(environment.storeAddress);
  const library = new ReleaseLibrary(store);
  const api = new ApiHealth(API_URL, (isDown) => {
    if (isDown) log.warn('The api is down: pages that are ready are sent, however old.');
    else log.info('The api is up.');
  });
  const cache = new PageCache({ bytes: environment.PAGE_CACHE_MB * 2 ** 20, api });
  const faults = new PageFaults(log);
  const maker = pageMaker(faults);

  let keeper: SetKeeper | undefined;
  let site = siteOf(environment, `http://${environment.HOST}:${environment.PORT}`);
  let draining = false;
  const metrics = shellMetrics(cache, faults, () => keeper?.current?.set.id);
  const ownFiles = { manifest: build, read: async (path: string) => build.read(path) };
  // Tabs that an older shell opened go on with its files.
  const findRelease = async (name: string, id: string) =>
    name === SHELL && id === build.release ? ownFiles : library.get(name, id);
  const serves = (name: string, id: string) =>
    (name === SHELL ? build.release : keeper?.current?.set.remotes[name]?.release) === id;
  const tabs = new OpenTabs(serves, environment.TAB_STREAMS);
  let entries: LogEntry[] = [];
  const tellTabs = async () => {
    entries = await readLog(store, env, entries);
    tabs.tell(foldLog(entries));
  };
  const live = () => {
    const remotes = keeper?.current && releasesOf(keeper.current);
    return remotes && { shell: build.release, remotes, site };
  };
  const { server, open } = createApp({
    connections: environment,
    releaseFiles: releaseFiles(findRelease, log, tabs.isRecalled),
    tabs: tabHandles(tabs, trustedProxies(environment.TRUSTED_PROXIES)),
    api: forwardTo(API_URL, '/api', log, apiLimits(environment)),
    pictures: forwardTo(PICTURES_URL, '/uploads', log, pictureLimits(environment)),
    page: sendPage({ current: () => keeper?.current, cache, maker, faults }),
    metrics: sendMetrics(metrics),
    siteFiles: siteFiles(
      () => site.origin,
      (name) => build.read(`icons/${name}`),
      () => keeper?.current?.set,
    ),
    sitemap: sitemap({ site: () => site, current: () => keeper?.current, log }),
    feeds: siteFeeds({ current: () => keeper?.current, log }),
    documents: sendDocuments(() => keeper?.current),
    publicFiles: publicFiles(
      () => keeper?.current,
      () => site.origin,
    ),
    ...(sharesReleases(environment) && { sharing: shareReleases({ live, read: readShared(store) }) }),
    isReady: () => keeper?.current !== undefined && !draining,
    refusals: () => keeper?.leftOut ?? [],
    onEnd: requestLog(log, metrics, environment.LOG_SAMPLE),
    log,
  });
  const { drain } = drainable(server, open);

  let announced: Announcement | undefined;
  let facts: ReturnType<typeof keepFactsRecorded> | undefined;
  let watching: ReturnType<typeof watchLog> | undefined;
  let taken: { n: number; verdict: Verdict } | undefined;
  const tell = async () => {
    const instance = announced?.instance();
    if (taken && taken.n > 0 && instance) await writeVerdict(store, env, taken.n, instance, taken.verdict);
  };
  const close = async (grace: number, isReplaced: boolean) => {
    facts?.stop();
    tabs.rest();
    await drain({ grace, limit: DRAIN, isReplaced });
    await announced?.withdraw();
    announced = undefined;
  };

  const shell: Shell = {
    follow: (url) => {
      site = siteOf(environment, url);
      const own = new SetKeeper({
        library,
        build,
        rendering: { site, apiUrl: API_URL, deadline: environment.PAGE_DEADLINE },
        log,
        store,
        env,
        by: `shell ${url}`,
        apiIsUp: () => api.check(),
        prepare: (next, before, ms) => cache.warm(maker.sourceOf(next), before.set.id, MOST_ASKED, ms),
        isReady: ({ set, addressOf }, page) => cache.isReady(set.id, addressOf(page)),
        onEnd: (setId) => cache.forget(setId),
        warmSets: environment.WARM_SETS,
        answer: async (n, verdict) => {
          if (n >= (taken?.n ?? 0)) taken = { n, verdict };
          const instance = announced?.instance();
          // On an entry that makes another shell live, the word is its supervisor's.
          if (instance && (await isOurs(n))) await writeVerdict(store, env, n, instance, verdict);
          onTaken(n, verdict);
          // Behind the flip: a tab that is told comes for the set that is live now.
          await tellTabs();
        },
      });
      keeper = own;
      api.start();
      const complain = sayOnce(10_000, (message, fields) => log.error(fields, message));
      let isFirst = true;
      const onChange = async (n: number) => {
        if (!isFirst && !(await isOurs(n))) return;
        isFirst = false;
        await own.follow(n);
        await tellTabs();
      };
      const onError = (error: unknown) => complain('The activation log cannot be followed.', { err: error });
      watching = watchLog(store, env, onChange, { onError });
    },
    announce: async (url) => {
      tabs.resume();
      facts = keepFactsRecorded(store, env, build, API_URL, log);
      await facts.done;
      announced = await keepAnnounced(store, env, url, log);
      await tell();
      return announced.instance();
    },
    rest: (grace) => close(grace, true),
    stop: async (grace) => {
      draining = true;
      watching?.close();
      await close(grace, false);
      tabs.stop();
      api.stop();
      await keeper?.stop();
    },
  };
  return { server, shell };
}
