import type { Plan } from '../plan/planActivation.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';

/** All refusals at once, so that no one fixes one only to get the next. */
export function refuse({ refusals, notes }: Extract<Plan, { kind: 'refused' }>): ReleaseProblem {
  const told = notes.map((note) => `Note: ${note}`);
  return new ReleaseProblem('refused', ['Refused; nothing was changed.', ...refusals, ...told].join('\n'));
}
