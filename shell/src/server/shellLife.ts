import { readLog } from '@paw/release/store/activationLog.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { type Verdict, writeVerdict } from '@paw/release/store/verdicts.ts';
import type { drainable } from '@paw/node/drainable.ts';
import type { Site } from '@paw/contract/site.ts';
import type { ApiHealth } from './ApiHealth.ts';
import { type Announcement, announceWithRetry } from './announceWithRetry.ts';
import type { CanarySets } from './canaries/CanarySets.ts';
import type { CanaryHost } from './canaries/warmCanary.ts';
import type { FileDeltas } from './deltas/FileDeltas.ts';
import type { ShellEnvironment } from './environment.ts';
import { followActivationLog } from './followActivationLog.ts';
import type { Monitor } from './monitor.ts';
import type { openShellStore } from './openShellStore.ts';
import type { PreviewSets } from './previews/PreviewSets.ts';
import { recordFactsWithRetry } from './recordFactsWithRetry.ts';
import type { Freshness } from './registry/Freshness.ts';
import type { ReleaseLibrary } from './releases/ReleaseLibrary.ts';
import { SetController } from './releases/SetController.ts';
import type { Shadows } from './shadow/Shadows.ts';
import type { Shell, ShellHost } from './Shell.ts';
import type { HeldShellBuild } from './ShellBuild.ts';
import type { openSignals } from './signals/openSignals.ts';
import { siteOf } from './site/siteOf.ts';
import type { OpenTabs } from './tabs/OpenTabs.ts';

/** Time for open responses to end. ms */
const DRAIN_LIMIT = 4_000;
/** Time for the last signals to reach the registry. ms */
const LAST_SIGNALS = 1_000;

/** What changes while a shell runs; the parts that answer requests read it. */
export interface Running {
  site: Site;
  /** Undefined before the shell follows the log. */
  controller?: SetController;
  /** Undefined while the store does not list the shell. */
  announced?: Announcement | undefined;
  isStopping: boolean;
}

interface LifeParts extends Required<ShellHost> {
  environment: ShellEnvironment;
  now: Running;
  host: CanaryHost;
  library: ReleaseLibrary;
  build: HeldShellBuild;
  /** The reason why only rollbacks are applied now. */
  held: () => string | undefined;
  store: ReturnType<typeof openShellStore>;
  canarySets: CanarySets;
  previewSets: PreviewSets;
  shadows: Shadows;
  tabs: OpenTabs;
  deltas: FileDeltas;
  freshness: Freshness;
  api: ApiHealth;
  signals: ReturnType<typeof openSignals>;
  monitor: Monitor;
  drain: ReturnType<typeof drainable>['drain'];
  /** A set is no longer served. */
  onEnd: (setId: string) => void;
}

/** Starts, hands over and stops the parts of a shell. */
export function shellLife(parts: LifeParts): Shell {
  const { environment, now, host, library, build, held, store, canarySets, previewSets, shadows, tabs } = parts;
  const { deltas, freshness, api, signals, monitor, drain, onEnd, isOwnEntry, onVerdict } = parts;
  const { log } = host;
  const { API_URL, RELEASE_ENV: env } = environment;

  let entries: LogEntry[] = [];
  const readFolded = async () => {
    entries = await readLog(store, env, entries);
    return foldLog(entries);
  };
  const applyLog = async () => {
    const folded = await readFolded();
    canarySets.update(folded);
    tabs.update(folded);
    deltas.update(folded);
    previewSets.update(folded);
    shadows.update(folded);
  };
  let facts: ReturnType<typeof recordFactsWithRetry> | undefined;
  let following: ReturnType<typeof followActivationLog> | undefined;
  let last: { n: number; verdict: Verdict } | undefined;
  const writeLastVerdict = async () => {
    const instance = now.announced?.instance();
    if (last && last.n > 0 && instance) await writeVerdict(store, env, last.n, instance, last.verdict);
  };
  const close = async (grace: number, isReplaced: boolean) => {
    monitor.close();
    facts?.stop();
    tabs.pause();
    const shadowsEnded = shadows.pause();
    await drain({ grace, limit: DRAIN_LIMIT, isReplaced });
    await shadowsEnded;
    await signals?.flush(LAST_SIGNALS);
    await now.announced?.withdraw();
    now.announced = undefined;
  };

  return {
    follow: (url) => {
      now.site = siteOf(environment, url);
      const controller = new SetController({
        ...host,
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
          const instance = now.announced?.instance();
          // The supervisor writes the verdict on an entry that makes another shell live.
          if (instance && (await isOwnEntry(n))) await writeVerdict(store, env, n, instance, verdict);
          // The supervisor waits for the newest entry; a canary gets another verdict whenever its set is made again.
          if (isNewest) onVerdict(n, verdict);
          // After the switch, because a notified tab requests the live set.
          await applyLog();
        },
      });
      now.controller = controller;
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
      void monitor.open();
      tabs.resume();
      shadows.resume();
      facts = recordFactsWithRetry(store, env, build, API_URL, log);
      await facts.done;
      const place = { url, ...(environment.SITE_ORIGIN && { origin: environment.SITE_ORIGIN }) };
      now.announced = await announceWithRetry(store, env, place, log, () => ({
        n: now.controller?.n,
        setId: now.controller?.current?.set.id,
        ...(freshness.notice && { stale: freshness.notice }),
      }));
      await writeLastVerdict();
      return now.announced.instance();
    },
    standBy: async (grace) => {
      await close(grace, true);
      canarySets.rest();
    },
    stop: async (grace) => {
      now.isStopping = true;
      following?.close();
      await close(grace, false);
      tabs.stop();
      freshness.stop();
      previewSets.stop();
      shadows.stop();
      canarySets.stop();
      api.stop();
      signals?.stop();
      await now.controller?.stop();
    },
  };
}
