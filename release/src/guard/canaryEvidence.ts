import type { Evidence } from '../store/logEntry.ts';
import type { Canary } from '../store/canaries.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { findVerdict } from '../store/verdicts.ts';
import type { CanaryVerdict } from '../signals/CanaryVerdict.ts';

/** What was shown of a canary's set: its shells have rendered it, and its visitors were no more hurt than the others. */
export async function canaryEvidence(
  store: ReleaseStore,
  env: string,
  canary: Canary,
  verdict: CanaryVerdict,
): Promise<Evidence['items']> {
  const at = new Date().toISOString();
  const shells = await listRunningShells(store, env);
  const verdicts = await Promise.all(shells.map(({ instance }) => findVerdict(store, env, canary.n, instance)));
  const ok = verdicts.filter((one) => one?.ok).length;
  const numbers = Object.fromEntries(
    verdict.groups.flatMap(({ group, canary: own, live }) => [
      [`${group}.canary.visitors`, own.visitors],
      [`${group}.canary.hurt`, own.hurt],
      [`${group}.live.visitors`, live.visitors],
      [`${group}.live.hurt`, live.hurt],
    ]),
  );
  return [
    ...(ok
      ? [
          {
            kind: 'smoke' as const,
            at,
            text: `${ok} of ${shells.length} shells rendered it as a canary`,
            numbers: { shells: shells.length, ok },
          },
        ]
      : []),
    { kind: 'canary', at, text: verdict.text, numbers },
  ];
}
