import { attributed } from '../../cli/textTable.ts';
import type { CanaryVerdict, CoursePoint } from '../../signals/CanaryVerdict.ts';
import { type Canary, listOpenCanaries } from '../../store/canaries.ts';
import { findAbandoned, type FoldedLog } from '../../store/foldLog.ts';
import { plainLine } from '../../store/plainText.ts';
import type { TrialsAnswer } from './trialSchemas.ts';

interface Known {
  guard: { verdictOf: (id: string) => CanaryVerdict | undefined; courseOf: (id: string) => readonly CoursePoint[] };
  may: (verb: 'forward' | 'back', remotes: readonly string[]) => boolean;
  revisionOf: (remote: string, release: string) => Promise<string | undefined>;
}

/** Open canaries with the guard's evidence and what the caller may do. */
export function describeCanaries(log: FoldedLog, known: Known): Promise<TrialsAnswer['canaries']> {
  return Promise.all(listOpenCanaries(log).map((canary) => describeCanary(canary, log, known)));
}

async function describeCanary(canary: Canary, log: FoldedLog, { guard, may, revisionOf }: Known) {
  const { id, remote, release, steps, step, stepAt, hold, n, at, reason } = canary;
  const verdict = guard.verdictOf(id);
  const revision = await revisionOf(remote, release);
  const back = steps[step - 1];
  return {
    id,
    remote,
    release,
    ...(revision && { revision: plainLine(revision) }),
    live: log.live[remote] ?? '',
    share: steps[step] ?? 0,
    steps: [...steps],
    step,
    stepAt,
    holdUntil: new Date(Date.parse(stepAt) + hold).toISOString(),
    n,
    at,
    by: plainLine(attributed(canary)),
    ...(reason && { reason: plainLine(reason) }),
    next: nextOf(canary),
    ...(back !== undefined && { back }),
    ...(verdict && { verdict }),
    course: [...guard.courseOf(id)],
    isAbandoned: findAbandoned(log, remote, release) !== undefined,
    mayGoOn: may('forward', [remote]),
    mayTakeBack: may('back', [remote]),
  };
}

/** A plan that ends below 100 % stays there until someone makes its release live. */
function nextOf({ steps, step }: Canary): TrialsAnswer['canaries'][number]['next'] {
  const share = steps[step + 1] ?? 100;
  return { how: share >= 100 ? 'promote' : 'step', share };
}
