import type { Server } from 'node:http';
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
import { openDeltas } from './deltas/openDeltas.ts';
import type { Shell, ShellHost } from './Shell.ts';
import type { ShellEnvironment } from './environment.ts';
import { apiLimits, pictureLimits } from './forward/forwardLimits.ts';
import { forwardTo } from './forward/forwardTo.ts';
import { pageHeaders } from './headers/pageHeaders.ts';
import { createMonitor, type Monitor } from './monitor.ts';
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
import { releasesOf } from './releases/WarmSetCache.ts';
import { requestLog } from './requestLog.ts';
import { type Running, shellLife } from './shellLife.ts';
import { rateLimitMessages } from './rateLimitMessages.ts';
import { shellMetrics } from './shellMetrics.ts';
import { openSignals } from './signals/openSignals.ts';
import { violationsPath } from './signals/violationRoute.ts';
import type { HeldShellBuild } from './ShellBuild.ts';
import { readShared } from './sharing/readShared.ts';
import { shareReleases } from './sharing/shareReleases.ts';
import { sharesReleases } from './sharing/sharesReleases.ts';
import { siteParts } from './site/siteParts.ts';
import { siteOf } from './site/siteOf.ts';
import { OpenTabs } from './tabs/OpenTabs.ts';
import { tabRoutes } from './tabs/tabRoutes.ts';

/** Wires all parts of a shell together. It does not listen yet: the caller opens `server`. */
export function createShell(
  environment: ShellEnvironment,
  build: HeldShellBuild,
  log: Log,
  { isOwnEntry = async () => true, onVerdict = () => undefined }: ShellHost = {},
): { server: Server; shell: Shell; monitor: Monitor } {
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
  const headersOf = pageHeaders({
    site: () => now.site,
    isDevelopment: environment.SHELL_BUILD === 'development',
    ...(environment.SIGNALS === 'on' && { reportsFor: violationsPath }),
  });
  const sources = pageSources(
    faults,
    headersOf,
    (...rendered) => signals?.pages.onRendered(...rendered),
    (live, page) => shadows.offer(live, page),
  );

  const now: Running = {
    site: siteOf(environment, `http://${environment.HOST}:${environment.PORT}`),
    isStopping: false,
  };
  const current = () => now.controller?.current;
  const signals = openSignals({
    environment,
    log,
    shell: build.release,
    running: () => [current()?.set, ...canarySets.served].filter((set) => set !== undefined),
    cohorts: { cohortOf: (request) => chooser.cohortOf(request), armOf: (setId) => chooser.armOf(setId) },
    isWatched: () => canarySets.isOpen,
    isCounted,
    apiIsDown: () => api.isDown,
    instance: () => now.announced?.instance(),
    origin: () => now.site.origin,
  });
  const metrics = shellMetrics(cache, faults, () => current()?.set.id);
  const ownFiles = { manifest: build, read: async (path: string) => build.read(path) };
  // Tabs that an older shell opened still load its files.
  const findRelease = async (name: string, id: string) =>
    name === SHELL && id === build.release ? ownFiles : library.get(name, id);
  const serves = (name: string, id: string) =>
    (name === SHELL ? build.release : current()?.set.remotes[name]?.release) === id || canarySets.serves(name, id);
  const tabs = new OpenTabs(serves, environment.TAB_STREAMS, (name, id) => canarySets.serves(name, id));
  const deltas = openDeltas(() => now.site.origin, { serves, find: findRelease });
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
      now.controller?.reconsider();
    },
  });
  const held = () => freshness.stale;
  const host = {
    library,
    build,
    log,
    get rendering() {
      return { site: now.site, apiUrl: API_URL, deadline: environment.PAGE_DEADLINE };
    },
  };
  const logShadow = rateLimitMessages(60_000, (message, fields) => log.warn(fields, message));
  const shadows = new Shadows({
    host,
    current,
    held,
    apiIsUp: () => api.check(),
    isRendering: () => canarySets.isRendering,
    parts: new ShadowParts({
      store,
      env,
      instance: () => now.announced?.instance(),
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
    prepare: (next, before, { ms, maxAge }) => cache.warm(sources.sourceOf(next), before.set.id, ms, maxAge),
    isReady: ({ set, pageUrlOf }, page, maxAge) => cache.isReady(set.id, pageUrlOf(page), maxAge),
    onRendererDeath: (setId) => signals?.pages.onRendererDeath(setId),
  };
  const onEnd = (setId: string) => {
    // The live set and a canary's may be the same.
    if (current()?.set.id !== setId && !canarySets.has(setId)) cache.forget(setId);
  };
  const previewSets = new PreviewSets({
    host,
    current,
    held,
  });
  const canarySets = new CanarySets({
    host: servingHost,
    current,
    held,
    keep: (releases) => library.keep('canaries', releases),
    onChange: (numbers) => now.controller?.reconsider(numbers),
    onEnd,
  });
  const logPreview = rateLimitMessages(10_000, (message, fields) => log.warn(fields, message));
  const previews = previewRoutes({
    sets: previewSets,
    origin: () => now.site.origin,
    held,
    headersOf,
    onFailure: (text, { id }) => logPreview(`A page of preview ${id} failed.`, { error: text }),
  });
  const live = () => {
    const set = current();
    return set && { shell: build.release, remotes: releasesOf(set), site: now.site };
  };
  const chooser = chooseSet({
    sets: canarySets,
    current,
    origin: () => now.site.origin,
    ...(signals && { admits: signals.admits }),
  });
  const livePage = sendPage({ current, cache, sources, faults, chooser });
  const writeRequest = requestLog(log, metrics, environment.LOG_SAMPLE);
  const isReady = () => current() !== undefined && !now.isStopping;
  const monitor = createMonitor({
    port: environment.MONITOR_PORT,
    host: environment.MONITOR_HOST,
    metrics,
    more: signals?.text,
    isReady,
    refusals: () => [...(now.controller?.leftOut ?? []), ...freshness.lines],
    log,
  });
  const { server, open } = createApp({
    connections: environment,
    releaseFiles: releaseFiles(findRelease, log, { isRecalled: tabs.isRecalled, deltas }),
    tabs: tabRoutes(tabs, trustedProxies(environment.TRUSTED_PROXIES)),
    api: forwardTo(API_URL, '/api', log, apiLimits(environment)),
    pictures: forwardTo(PICTURES_URL, '/uploads', log, pictureLimits(environment)),
    page: (...all) => previews.page(...all) ?? livePage(...all),
    preview: previews.begin,
    ...(signals && { signals: signals.route, violations: signals.violations, names: signals.names }),
    ...siteParts({ site: () => now.site, current, build, log }),
    ...(sharesReleases(environment) && { sharing: shareReleases({ live, read: readShared(store) }) }),
    isReady,
    onEnd: (...all) => {
      writeRequest(...all);
      signals?.pages.onEnd(...all);
    },
    log,
  });
  const { drain } = drainable(server, open);

  const shell = shellLife({
    environment,
    host: servingHost,
    library,
    build,
    held,
    now,
    store,
    canarySets,
    previewSets,
    shadows,
    tabs,
    deltas,
    freshness,
    api,
    signals,
    monitor,
    drain,
    onEnd,
    isOwnEntry,
    onVerdict,
  });
  return { server, shell, monitor };
}
