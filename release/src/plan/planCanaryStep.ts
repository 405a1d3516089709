import { findOpenCanary } from '../store/canaries.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { type ActivationIntent, type Plan, planAppend } from './planActivation.ts';
import { describeCanary } from './planCanary.ts';
import { findFreeze, refuseFrozen } from './planFreeze.ts';

interface StepIntent extends Pick<ActivationIntent, 'by' | 'at' | 'reason'> {
  remote: string;
  /** Percent: a share of the canary's plan, higher or lower than now. Without it, the next one. */
  to?: number;
  /** Index of the step that was seen by who asks for the next one: two who ask at once go one step, not two. */
  seen?: number;
}

/** Moves a canary to another share of its plan. Who asks for it decides whether it is time: the hold is not looked at. */
export function planCanaryStep(log: FoldedLog, { remote, to, seen, ...intent }: StepIntent): Plan {
  const canary = findOpenCanary(log, remote);
  if (!canary) return refuse(noCanary(remote));
  const { id, steps, step } = canary;
  if (to === undefined && seen !== undefined && seen !== step) {
    const note = `The canary of ${describeCanary(canary)} was moved after this command started: it is treated as the same step. To go on, run it again.`;
    return { kind: 'nothing', notes: [note] };
  }
  const next = to === undefined ? step + 1 : steps.indexOf(to);
  const share = steps[next];
  const promote = `make it live with "npm run release -- canary promote ${remote}"`;
  if (share === undefined && to === undefined) {
    return refuse(`The canary of ${describeCanary(canary)} is at its last step: ${promote}.`);
  }
  if (share === undefined) {
    return refuse(`${to} % is no step of this canary: its steps are ${steps.join(', ')} %. Write --to ${steps[0]}.`);
  }
  if (next === step) return { kind: 'nothing', notes: [`The canary has ${share} % of the visitors already.`] };
  if (share >= 100) return refuse(`The step to 100 % is an activation: ${promote}.`);
  if (next > step && findFreeze(log, intent.at))
    return { kind: 'refused', refusals: refuseFrozen(log, intent.at), notes: [] };
  return planAppend(intent, [], { action: 'step-canary', canary: { id, step: next } });
}

export const noCanary = (remote: string) =>
  `${remote} has no open canary: "npm run release -- canary status" lists those that are open.`;

const refuse = (refusal: string): Plan => ({ kind: 'refused', refusals: [refusal], notes: [] });
