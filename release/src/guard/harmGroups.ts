import type { FailureKind } from '../signals/failureKinds.ts';
import type { Vital } from '../signals/SignalReport.ts';
import type { CanaryVerdict } from '../signals/CanaryVerdict.ts';

/** How a release can harm visitors. Each group has a test of its own: few failures of one kind must not drown in another. */
export type HarmGroup = CanaryVerdict['groups'][number]['group'];

/** What one test counts: speed has a test for each vital, because they are slow for different visitors. */
export const harms = ['errors', 'silence', 'hydration', 'lcp', 'cls', 'inp', 'blocked'] as const;
export type Harm = (typeof harms)[number];

export const vitalNames = ['lcp', 'cls', 'inp', 'blocked'] as const satisfies readonly Vital[];

export const groupOf = (harm: Harm): HarmGroup =>
  harm === 'errors' || harm === 'silence' || harm === 'hydration' ? harm : 'speed';

export const harmOf = (kind: FailureKind): Harm => (kind === 'hydration' ? 'hydration' : 'errors');

/** Accepted chance of a false alarm of each group over a whole canary. Together 1 %. */
export const alphas: Readonly<Record<HarmGroup, number>> = {
  errors: 0.004,
  silence: 0.003,
  hydration: 0.002,
  speed: 0.001,
};

/** Of one test: the vitals share what speed has. */
export const alphaOf = (harm: Harm): number =>
  groupOf(harm) === 'speed' ? alphas.speed / vitalNames.length : alphas[groupOf(harm)];

/** A canary may hurt so many times as many visitors, because less is not told from noise before everyone has it. */
export const TOLERATED = 1.5;

/** Failures that an api outage causes, too. They show before any shell has noticed the outage. */
export const isOfApi = (kind: FailureKind): boolean => kind === 'api' || kind === 'render' || kind === 'unanswered';
