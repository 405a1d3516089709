import type { FoldedLog } from '../store/foldLog.ts';
import { type ActivationIntent, checkAbandoned, checkSet } from './planActivation.ts';
import { type Candidate, checkFiles, type Manifests } from './setChecks.ts';

interface Beside {
  /** Remote → the release that is rendered instead of the live one; none when all of them are live. */
  overrides: Record<string, string>;
  refusals: string[];
  notes: string[];
}

/**
 * Checks what an activation would check of releases that are rendered beside the live ones, in a preview or a shadow. A
 * freeze does not matter, because nothing that is live changes; a page that the shop would lose is only noted.
 * @param live manifests of the live set by remote, without unreadable ones
 * @param verb what is done with them, for refusals
 * @param own further refusals of a candidate
 */
export function checkBeside(
  log: FoldedLog,
  live: Manifests,
  intent: Pick<ActivationIntent, 'candidates' | 'reason' | 'force'>,
  verb: Parameters<typeof checkAbandoned>[3],
  own: (candidate: Candidate) => string[],
): Beside {
  const all = Object.values(intent.candidates);
  const isLive = ({ manifest: { name, release } }: Candidate) => log.live[name] === release;
  const fresh = all.filter((candidate) => !isLive(candidate));
  const notes = all.filter(isLive).map(({ manifest }) => `${manifest.name}@${manifest.release} is already live.`);
  if (!fresh.length) return { overrides: {}, refusals: [], notes };
  const manifests = fresh.map(({ manifest }) => manifest);
  const checked = checkSet(log, live, manifests);
  const refusals = [
    ...fresh.flatMap((candidate) => [
      ...own(candidate),
      ...checkFiles(candidate),
      ...checkAbandoned(log, intent, candidate, verb),
    ]),
    ...[checked.contract, checked.shared, checked.owners, checked.operations].flat(),
  ];
  const overrides = Object.fromEntries(manifests.map(({ name, release }) => [name, release]));
  return { overrides, refusals, notes: [...notes, ...checked.notes, ...checked.lost] };
}
