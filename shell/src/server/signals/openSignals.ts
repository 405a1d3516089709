import type { IncomingMessage } from 'node:http';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { clientAddress } from '@paw/node/clientAddress.ts';
import type { Log } from '@paw/node/createLog.ts';
import { callerOf, trustedProxies } from '@paw/node/trustedProxies.ts';
import type { ShellEnvironment } from '../environment.ts';
import { countBeacon } from './countBeacon.ts';
import { type Cohorts, countPages } from './countPages.ts';
import { householdOf } from './householdOf.ts';
import { KnownSets } from './KnownSets.ts';
import { namesRoute } from './namesRoute.ts';
import { SignalReporter } from './SignalReporter.ts';
import { signalRoute } from './signalRoute.ts';
import { Signals } from './Signals.ts';
import { violationRoute } from './violationRoute.ts';

/** Between two reports. ms */
const EVERY = 1_000;

export interface SignalHost {
  environment: Pick<
    ShellEnvironment,
    'SIGNALS' | 'REGISTRY_URL' | 'REGISTRY_TOKEN' | 'RELEASE_ENV' | 'TRUSTED_PROXIES'
  >;
  log: Log;
  /** The shell's own release. */
  shell: string;
  /** The sets that are served now. */
  running: () => readonly ReleaseSet[];
  cohorts: Cohorts;
  /** A canary is open. */
  isWatched: () => boolean;
  isCounted: (request: IncomingMessage) => boolean;
  apiIsDown: () => boolean;
  /** This shell's name in the store. */
  instance: () => string | undefined;
  /** The shop's own. */
  origin: () => string;
}

export type OpenSignals = ReturnType<typeof open>;

/** Counts whether pages work, for metrics and for the registry's guard; undefined where the owner has turned that off. */
export function openSignals(host: SignalHost): OpenSignals | undefined {
  return host.environment.SIGNALS === 'off' ? undefined : open(host);
}

function open({ environment, log, shell, running, cohorts, isCounted, isWatched, apiIsDown, ...host }: SignalHost) {
  const { REGISTRY_URL: url, REGISTRY_TOKEN: token, RELEASE_ENV: env } = environment;
  const isTrusted = trustedProxies(environment.TRUSTED_PROXIES);
  const clientOf = (request: IncomingMessage) => householdOf(clientAddress({ ip: callerOf(request, isTrusted) }));
  // A proxy that names no client stands for all of them.
  const ownAddress = (request: IncomingMessage) =>
    isTrusted(callerOf(request, isTrusted)) ? undefined : clientOf(request);
  const sets = new KnownSets(shell, running);
  const signals = new Signals({ isReporting: url !== undefined, clientOf: ownAddress, apiIsDown, isWatched });
  const { totals } = signals;
  const take = () => signals.take();
  const { instance, origin } = host;
  const reporter = url && new SignalReporter({ url, token, env, log, instance, take, results: totals.reports });
  const timer = setInterval(() => {
    sets.refresh();
    totals.makeRoom((label) => sets.hasLabel(label));
    if (reporter) reporter.tick();
    else take();
  }, EVERY).unref();
  const clients = {
    ignored: totals.ignored,
    clientOf,
    isLimited: (request: IncomingMessage) => ownAddress(request) !== undefined,
  };
  return {
    pages: countPages({ signals, sets, cohorts, isCounted }),
    route: signalRoute({ ...clients, count: countBeacon({ signals, sets, cohorts }), origin }),
    names: namesRoute({ ...clients, sets, names: totals.names, log, origin }),
    violations: violationRoute({ ...clients, sets, violations: totals.violations, origin }),
    /** Whether a visitor is counted: of each address only so many new ones are. */
    admits: (request: IncomingMessage, visitor: string) => signals.admits(request, visitor),
    noteApiDown: () => signals.noteApiDown(),
    /** In the text format of Prometheus. */
    text: () => totals.text(),
    /** Sends the last report, within `ms`. */
    flush: async (ms: number) => reporter && reporter.flush(ms),
    stop: () => clearInterval(timer),
  };
}
