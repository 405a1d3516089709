import { SHELL } from '@paw/contract/releaseManifest.ts';
import { areRising, type Canary, findOpenCanary, listOpenCanaries, MOST_CANARIES } from '../store/canaries.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import {
  type ActivationIntent,
  checkAbandoned,
  checkSet,
  type Plan,
  planAppend,
  suggestAllowLoss,
} from './planActivation.ts';
import { onlyByHand } from './onlyByHand.ts';
import { refuseFrozen } from './planFreeze.ts';
import { checkRecalled } from './planPreview.ts';
import { type Candidate, checkFiles, type Manifests } from './setChecks.ts';

/** A longer plan is a mistake. */
const MOST_STEPS = 20;
/** In less no page has told of its failure, and after more the evidence of the first steps is hardly of use. ms */
const HOLDS = { shortest: 10_000, longest: 7 * 24 * 3_600_000 };

interface CanaryIntent extends Omit<ActivationIntent, 'candidates'>, Pick<Canary, 'id' | 'hold'> {
  candidate: Candidate;
  /** Percent of all visitors. */
  steps: readonly number[];
}

/**
 * Checks what an activation checks, because a share of the visitors gets the release at once.
 * @param live manifests of the live set by remote, without unreadable ones
 */
export function planCanary(log: FoldedLog, live: Manifests, intent: CanaryIntent): Plan {
  const { id, steps, hold, candidate } = intent;
  const { name, release } = candidate.manifest;
  if (log.live[name] === release) return { kind: 'nothing', notes: [`${name}@${release} is already live.`] };

  const checked = checkSet(log, live, [candidate.manifest]);
  const refusals = [
    ...refuseFrozen(log, intent.at),
    ...checkPlace(log, name),
    ...checkSteps(steps),
    ...checkHold(hold),
    ...checkFiles(candidate),
    ...checkRecalled(log, candidate),
    ...checkAbandoned(log, intent, candidate, 'show'),
    ...[checked.contract, checked.shared, checked.owners, checked.operations].flat(),
    ...(intent.allowLoss ? [] : checked.lost.map(suggestAllowLoss)),
  ];
  const byHand = steps.at(-1) === 100 ? onlyByHand(log, live, candidate.manifest) : [];
  const notes = [...checked.notes, ...(intent.allowLoss ? checked.lost : []), ...(refusals.length ? [] : byHand)];
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const canary = { id, releases: { [name]: release }, steps: [...steps], hold };
  return planAppend(intent, notes, { action: 'canary', canary });
}

/** Whether this remote can have a canary now. */
function checkPlace(log: FoldedLog, remote: string): string[] {
  if (remote === SHELL) {
    return [
      'A canary is of a remote: the shell itself renders for all visitors. Activate it, and roll it back if it fails.',
    ];
  }
  if (!log.live[remote]) {
    return [
      `${remote} has no live release that a canary could be compared with: use "npm run release -- activate ${remote}@latest".`,
    ];
  }
  const own = findOpenCanary(log, remote);
  if (own) {
    return [
      `${remote} has a canary already, ${describeCanary(own)}: end it with "npm run release -- canary stop ${remote}", or make it live with "npm run release -- canary promote ${remote}".`,
    ];
  }
  const open = listOpenCanaries(log);
  if (open.length < MOST_CANARIES) return [];
  return [
    `${open.length} canaries are open, of ${open.map((one) => one.remote).join(' and ')}: each costs every shell a renderer. End one with "npm run release -- canary stop <remote>".`,
  ];
}

function checkSteps(steps: readonly number[]): string[] {
  const isShown = (steps[0] ?? 100) < 100 && (steps.at(-1) ?? 0) > 0;
  const isGood = steps.length > 0 && steps.length <= MOST_STEPS && areRising(steps) && isShown;
  if (isGood) return [];
  return [
    `${steps.join(',') || 'Nothing'} is no plan of a canary: give percentages that rise from step to step, the first below 100 and the last above 0, as in --steps 1,10,50,100.`,
  ];
}

function checkHold(hold: number): string[] {
  if (hold >= HOLDS.shortest && hold <= HOLDS.longest) return [];
  return ['A step is held for 10 seconds at least, and for 7 days at most: write --hold 10m.'];
}

/** `catalog@… for 10 % of the visitors` */
export const describeCanary = ({ remote, release, steps, step }: Canary): string =>
  `${remote}@${release} for ${steps[step] ?? 0} % of the visitors`;
