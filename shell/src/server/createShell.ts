import type { Server } from 'node:http';
import { readLog } from '@paw/release/store/activationLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { type Verdict, writeVerdict } from '@paw/release/store/verdicts.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { trustedProxies } from '@paw/node/trustedProxies.ts';
import { ApiHealth } from './ApiHealth.ts';
import { createApp } from './app.ts';
import { CanarySets } from './canaries/CanarySets.ts';
import { chooseSet } from './canaries/chooseSet.ts';
import { isCounted } from './canaries/isCounted.ts';
import type { CanaryHost } from './canaries/warmCanary.ts';
import type { Shell, ShellHost } from './Shell.ts';
import type { ShellEnvironment } from './environment.ts';
import { apiLimits, pictureLimits } from './forward/forwardLimits.ts';
import { forwardTo } from './forward/forwardTo.ts';
import { followActivationLog } from './followActivationLog.ts';
import { type Announcement, announceWithRetry } from './announceWithRetry.ts';
import { recordFactsWithRetry } from './recordFactsWithRetry.ts';
import { PageCache } from './page/PageCache.ts';
import { PageFaults } from './page/PageFaults.ts';
import { pageSources } from './page/pageSources.ts';
import { sendPage } from './page/sendPage.ts';
import { previewRoutes } from './previews/previewRoutes.ts';
import { PreviewSets } from './previews/PreviewSets.ts';
import { ShadowParts } from './shadow/ShadowParts.ts';
import { Shadows } from './shadow/Shadows.ts';
import { readBounded } from '@paw/release/trust/readBounded.ts';
import { sha256 } from '@paw/release/store/logPlace.ts';
import { keys } from '@paw/release/store/storeKeys.ts';
import { Freshness } from './registry/Freshness.ts';
import { releaseFiles } from './releaseFiles.ts';
import { openShellStore } from './openShellStore.ts';
import { ReleaseLibrary } from './releases/ReleaseLibrary.ts';
import { SetController } from './releases/SetController.ts';
import { releasesOf } from './releases/WarmSetCache.ts';
import { requestLog } from './requestLog.ts';
import { rateLimitMessages } from './rateLimitMessages.ts';
import { sendMetrics, shellMetrics } from './shellMetrics.ts';
import { openSignals } from './signals/openSignals.ts';
import type { HeldShellBuild } from './ShellBuild.ts';
import { readShared } from './sharing/readShared.ts';
import { shareReleases } from './sharing/shareReleases.ts';
import { sharesReleases } from './sharing/sharesReleases.ts';
import { siteParts } from './site/siteParts.ts';
import { siteOf } from './site/siteOf.ts';
import { OpenTabs } from './tabs/OpenTabs.ts';
import { tabRoutes } from './tabs/tabRoutes.ts';

/** Time for open responses to end. ms */
const DRAIN_LIMIT = 4_000;
/** Time for the last signals to reach the registry. ms */
const LAST_SIGNALS = 1_000;
/** Pages that are rendered before a switch: more than the shop has routes, so that no visitor waits for one. */
const WARMED_PAGES = 64;

/** Wires all parts of a shell together. It does not listen yet: the caller opens `server`. */
export function createShell(
  environment: ShellEnvironment,
  build: HeldShellBuild,
  log: Log,
  { isOwnEntry = async () => true, onVerdict = () => undefined }: ShellHost = {},
): { server: Server; shell: Shell } {
  const { API_URL, PICTURES_URL, RELEASE_ENV: env } = environment;
  const store = openShellStore(environment, log);
  const library = new ReleaseLibrary(store);
  const api = new ApiHealth(API_URL, (isDown) => {
    if (isDown) {
      signals?.noteApiDown();
      log.warn('The api is down: pages that are ready are sent, however old.');
    } else log.info('The api is up.');
  });
  const cache = new PageCache({ bytes: environment.PAGE_CACHE_MB * 2 ** 20, api });
  const faults = new PageFaults(log, (...fault) => signals?.pages.onFault(...fault));
  const sources = pageSources(
    faults,
    (...rendered) => signals?.pages.onRendered(...rendered),
    (live, page) => shadows.offer(live, page),
  );

  let controller: SetController | undefined;
  let announced: Announcement | undefined;
  let site = siteOf(environment, `http://${environment.HOST}:${environment.PORT}`);
  let draining = false;
  const signals = openSignals({
    environment,
    log,
    shell: build.release,
    running: () => [...(controller?.current ? [controller.current.set] : []), ...canarySets.served],
    cohorts: { cohortOf: (request) => chooser.cohortOf(request), armOf: (setId) => chooser.armOf(setId) },
    isWatched: () => canarySets.isOpen,
    isCounted,
    apiIsDown: () => api.isDown,
    instance: () => announced?.instance(),
    origin: () => site.origin,
  });
  const metrics = shellMetrics(cache, faults, () => controller?.current?.set.id);
  const ownFiles = { manifest: build, read: async (path: string) => build.read(path) };
  // Tabs that an older shell opened still load its files.
  const findRelease = async (name: string, id: string) =>
    name === SHELL && id === build.release ? ownFiles : library.get(name, id);
  const serves = (name: string, id: string) =>
    (name === SHELL ? build.release : controller?.current?.set.remotes[name]?.release) === id ||
    canarySets.serves(name, id);
  const tabs = new OpenTabs(serves, environment.TAB_STREAMS);
  const freshness = new Freshness({
    env,
    log,
    isExpected: environment.REGISTRY_URL !== undefined,
    ...(store.trust && { trust: store.trust }),
    hashOf: async (n) => {
      const bytes = await readBounded(store, keys.log(env, n));
      return bytes && sha256(bytes);
    },
    onChange: () => {
      canarySets.reconsider();
      controller?.reconsider();
    },
  });
  const held = () => freshness.stale;
  const host = {
    library,
    build,
    log,
    get rendering() {
      return { site, apiUrl: API_URL, deadline: environment.PAGE_DEADLINE };
    },
  };
  const logShadow = rateLimitMessages(60_000, (message, fields) => log.warn(fields, message));
  const shadows = new Shadows({
    host,
    current: () => controller?.current,
    held,
    apiIsUp: () => api.check(),
    parts: new ShadowParts({
      store,
      env,
      instance: () => announced?.instance(),
      onError: (error) => logShadow('What was seen of a shadow could not be written to the store.', { err: error }),
    }),
  });
  const servingHost: CanaryHost = {
    library,
    build,
    log,
    get rendering() {
      return host.rendering;
    },
    apiIsUp: () => api.check(),
    prepare: (next, before, { ms, maxAge }) =>
      cache.warm(sources.sourceOf(next), before.set.id, WARMED_PAGES, ms, maxAge),
    isReady: ({ set, pageUrlOf }, page, maxAge) => cache.isReady(set.id, pageUrlOf(page), maxAge),
    onRendererDeath: (setId) => signals?.pages.onRendererDeath(setId),
  };
  const onEnd = (setId: string) => {
    // The live set and a canary's may be the same.
    if (controller?.current?.set.id !== setId && !canarySets.has(setId)) cache.forget(setId);
  };
  const previewSets = new PreviewSets({
    host,
    current: () => controller?.current,
    held,
  });
  const canarySets = new CanarySets({
    host: servingHost,
    current: () => controller?.current,
    held,
    keep: (releases) => library.keep('canaries', releases),
    onChange: (numbers) => controller?.reconsider(numbers),
    onEnd,
  });
  const logPreview = rateLimitMessages(10_000, (message, fields) => log.warn(fields, message));
  const previews = previewRoutes({
    sets: previewSets,
    origin: () => site.origin,
    held,
    onFailure: (text, { id }) => logPreview(`A page of preview ${id} failed.`, { error: text }),
  });
  let entries: LogEntry[] = [];
  const readFolded = async () => {
    entries = await readLog(store, env, entries);
    return foldLog(entries);
  };
  const applyLog = async () => {
    const folded = await readFolded();
    canarySets.update(folded);
    tabs.update(folded);
    previewSets.update(folded);
    shadows.update(folded);
  };
  const live = () => {
    const remotes = controller?.current && releasesOf(controller.current);
    return remotes && { shell: build.release, remotes, site };
  };
  const chooser = chooseSet({
    sets: canarySets,
    current: () => controller?.current,
    origin: () => site.origin,
    ...(signals && { admits: signals.admits }),
  });
  const livePage = sendPage({ current: () => controller?.current, cache, sources, faults, chooser });
  const writeRequest = requestLog(log, metrics, environment.LOG_SAMPLE);
  const { server, open } = createApp({
    connections: environment,
    releaseFiles: releaseFiles(findRelease, log, tabs.isRecalled),
    tabs: tabRoutes(tabs, trustedProxies(environment.TRUSTED_PROXIES)),
    api: forwardTo(API_URL, '/api', log, apiLimits(environment)),
    pictures: forwardTo(PICTURES_URL, '/uploads', log, pictureLimits(environment)),
    page: (...all) => previews.page(...all) ?? livePage(...all),
    preview: previews.begin,
    metrics: sendMetrics(metrics, signals?.text),
    ...(signals && { signals: signals.route }),
    ...siteParts({ site: () => site, current: () => controller?.current, build, log }),
    ...(sharesReleases(environment) && { sharing: shareReleases({ live, read: readShared(store) }) }),
    isReady: () => controller?.current !== undefined && !draining,
    refusals: () => [...(controller?.leftOut ?? []), ...freshness.lines],
    onEnd: (...all) => {
      writeRequest(...all);
      signals?.pages.onEnd(...all);
    },
    log,
  });
  const { drain } = drainable(server, open);

  let facts: ReturnType<typeof recordFactsWithRetry> | undefined;
  let following: ReturnType<typeof followActivationLog> | undefined;
  let last: { n: number; verdict: Verdict } | undefined;
  const writeLastVerdict = async () => {
    const instance = announced?.instance();
    if (last && last.n > 0 && instance) await writeVerdict(store, env, last.n, instance, last.verdict);
  };
  const close = async (grace: number, isReplaced: boolean) => {
    facts?.stop();
    tabs.pause();
    const shadowsEnded = shadows.pause();
    await drain({ grace, limit: DRAIN_LIMIT, isReplaced });
    await shadowsEnded;
    await signals?.flush(LAST_SIGNALS);
    await announced?.withdraw();
    announced = undefined;
  };

  const shell: Shell = {
    follow: (url) => {
      site = siteOf(environment, url);
      controller = new SetController({
        ...servingHost,
        library,
        store,
        env,
        by: `shell ${url}`,
        held,
        onEnd,
        takeOther: (setId) => canarySets.take(setId),
        onSwap: () => canarySets.reconsider(),
        canaryState: (id) => canarySets.stateOf(id),
        warmSets: environment.WARM_SETS,
        publishVerdict: async (n, verdict) => {
          const isNewest = n >= (last?.n ?? 0);
          if (isNewest) last = { n, verdict };
          const instance = announced?.instance();
          // The supervisor writes the verdict on an entry that makes another shell live.
          if (instance && (await isOwnEntry(n))) await writeVerdict(store, env, n, instance, verdict);
          // The supervisor waits for the newest entry; a canary gets another verdict whenever its set is made again.
          if (isNewest) onVerdict(n, verdict);
          // After the switch, because a notified tab requests the live set.
          await applyLog();
        },
      });
      api.start();
      following = followActivationLog({
        store,
        environment,
        log,
        controller,
        freshness,
        isOwnEntry,
        onFollowed: applyLog,
        onPassedOver: async () => canarySets.leaveEnded(await readFolded()),
      });
    },
    announce: async (url) => {
      tabs.resume();
      shadows.resume();
      facts = recordFactsWithRetry(store, env, build, API_URL, log);
      await facts.done;
      const place = { url, ...(environment.SITE_ORIGIN && { origin: environment.SITE_ORIGIN }) };
      announced = await announceWithRetry(store, env, place, log, () => ({
        n: controller?.n,
        setId: controller?.current?.set.id,
        ...(freshness.notice && { stale: freshness.notice }),
      }));
      await writeLastVerdict();
      return announced.instance();
    },
    standBy: async (grace) => {
      await close(grace, true);
      canarySets.rest();
    },
    stop: async (grace) => {
      draining = true;
      following?.close();
      await close(grace, false);
      tabs.stop();
      freshness.stop();
      previewSets.stop();
      shadows.stop();
      canarySets.stop();
      api.stop();
      signals?.stop();
      await controller?.stop();
    },
  };
  return { server, shell };
}
