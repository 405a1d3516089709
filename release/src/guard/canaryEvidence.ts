import type { Evidence } from '../store/logEntry.ts';
import type { CanaryVerdict } from '../signals/CanaryVerdict.ts';

/** That a canary's visitors were no more hurt than the others. What shells said of its set, the promotion adds itself. */
export function canaryEvidence({ groups, text }: CanaryVerdict): Evidence['items'] {
  const numbers = groups.flatMap(({ group, canary, live }) => [
    [`${group}.canary.visitors`, canary.visitors],
    [`${group}.canary.hurt`, canary.hurt],
    [`${group}.live.visitors`, live.visitors],
    [`${group}.live.hurt`, live.hurt],
  ]);
  return [{ kind: 'canary', at: new Date().toISOString(), text, numbers: Object.fromEntries(numbers) }];
}
