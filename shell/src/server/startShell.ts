import { join } from 'node:path';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { writeVerdict } from '@paw/release/store/verdicts.ts';
import { watchLog } from '@paw/release/store/watchLog.ts';
import type { Log } from '@paw/shared/node/createLog.ts';
import { drainable } from '@paw/shared/node/drainable.ts';
import { ApiHealth } from './ApiHealth.ts';
import { createApp } from './app.ts';
import type { ShellEnvironment } from './environment.ts';
import { apiLimits, pictureLimits } from './forward/forwardLimits.ts';
import { forwardTo } from './forward/forwardTo.ts';
import { type Announcement, keepAnnounced } from './keepAnnounced.ts';
import { keepFactsRecorded } from './keepFactsRecorded.ts';
import { listen } from './listen.ts';
import { PageCache } from './page/PageCache.ts';
import { PageFaults } from './page/PageFaults.ts';
import { pageMaker } from './page/pageMaker.ts';
import { sendPage } from './page/sendPage.ts';
import { releaseFiles } from './releaseFiles.ts';
import { ReleaseLibrary } from './releases/ReleaseLibrary.ts';
import { SetKeeper } from './releases/SetKeeper.ts';
import { requestLog } from './requestLog.ts';
import { sayOnce } from './sayOnce.ts';
import { sendMetrics, shellMetrics } from './shellMetrics.ts';
import { readShellBuild } from './ShellBuild.ts';
import { publicFiles, sendDocuments } from './site/documents.ts';
import { productFeed } from './site/productFeed.ts';
import { siteFiles } from './site/siteFiles.ts';
import { siteOf } from './site/siteOf.ts';
import { sitemap } from './site/sitemap.ts';

/** Answers under way have so long to end. ms */
const DRAIN = 4_000;
/** Pages that are made ready before a flip: more than a shop has routes, so that none is rendered for a visitor. */
const MOST_ASKED = 64;

/** Listens, follows the activation log and serves. @throws Error in words when it cannot begin */
export async function startShell(
  environment: ShellEnvironment,
  root: string,
  log: Log,
): Promise<{ url: string; stop: (grace: number) => Promise<void> }> {
  const { API_URL, PICTURES_URL, RELEASE_ENV: env, dataFolder } = environment;
  const build = readShellBuild(join(root, 'shell/dist', environment.SHELL_BUILD));
  const storeFolder = join(dataFolder, 'store');
  const store = openFolderStore(storeFolder);
  const library = new ReleaseLibrary(store);
  const api = new ApiHealth(API_URL, (isDown) => {
    if (isDown) log.warn('The api is down: pages that are ready are sent, however old.');
    else log.info('The api is up.');
  });
  const cache = new PageCache({ bytes: environment.PAGE_CACHE_MB * 2 ** 20, api });
  const faults = new PageFaults(log);
  const maker = pageMaker(faults);

  let keeper: SetKeeper | undefined;
  let announced: Announcement | undefined;
  let draining = false;
  const metrics = shellMetrics(cache, faults, () => keeper?.current?.set.id);
  const own = { manifest: build, read: async (path: string) => build.read(path) };
  const findRelease = async (name: string, id: string) => {
    if (name !== 'shell') return library.get(name, id);
    if (id !== build.release) throw Object.assign(new Error(`This shell is not ${id}.`), { code: 'unknown' });
    return own;
  };
  const { server, open } = createApp({
    connections: environment,
    releaseFiles: releaseFiles(findRelease, log),
    api: forwardTo(API_URL, '/api', log, apiLimits(environment)),
    pictures: forwardTo(PICTURES_URL, '/uploads', log, pictureLimits(environment)),
    page: sendPage({ current: () => keeper?.current, cache, maker, faults }),
    metrics: sendMetrics(metrics),
    siteFiles: siteFiles(() => site.origin),
    sitemap: sitemap({ site: () => site, apiUrl: API_URL, current: () => keeper?.current, log }),
    productFeed: productFeed({ site: () => site, apiUrl: API_URL, log }),
    documents: sendDocuments(() => keeper?.current),
    publicFiles: publicFiles(
      () => keeper?.current,
      () => site.origin,
    ),
    isReady: () => keeper?.current !== undefined && !draining,
    refusals: () => keeper?.leftOut ?? [],
    onEnd: requestLog(log, metrics, environment.LOG_SAMPLE),
    log,
  });
  const { drain } = drainable(server, open);
  const url = await listen(server, environment.PORT, environment.HOST);
  const site = siteOf(environment, url);
  keeper = new SetKeeper({
    library,
    build,
    rendering: { site, apiUrl: API_URL, deadline: environment.PAGE_DEADLINE },
    log,
    store,
    env,
    by: `shell ${url}`,
    warmSets: environment.WARM_SETS,
    apiIsUp: () => api.check(),
    prepare: (next, before, ms) => cache.warm(maker.sourceOf(next), before.set.id, MOST_ASKED, ms),
    isReady: ({ set, addressOf }, url) => cache.isReady(set.id, addressOf(url)),
    onEnd: (setId) => cache.forget(setId),
    answer: async (n, verdict) => {
      const instance = announced?.instance();
      if (instance) await writeVerdict(store, env, n, instance, verdict);
    },
  });
  api.start();

  const facts = keepFactsRecorded(store, env, build, API_URL, log);
  await facts.done;
  announced = await keepAnnounced(store, env, url, log);
  const complain = sayOnce(10_000, (message, fields) => log.error(fields, message));
  const watching = watchLog(store, env, storeFolder, (n) => keeper.follow(n), {
    pollMs: 100,
    onError: (error) => complain('The activation log cannot be followed.', { err: error }),
  });

  return {
    url,
    stop: async (grace) => {
      draining = true;
      watching.close();
      facts.stop();
      await announced.withdraw();
      await drain({ grace, limit: DRAIN });
      api.stop();
      await keeper.stop();
    },
  };
}
