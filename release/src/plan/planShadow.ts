import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { LONGEST_SHADOW, listOpenShadows, type Shadow } from '../store/shadows.ts';
import { type ActivationIntent, checkAbandoned, checkSet, type Plan, planAppend } from './planActivation.ts';
import { checkFiles, type Manifests } from './setChecks.ts';

/** A shell renders one at a time; the others wait. */
const MOST_OPEN = 10;

export interface ShadowIntent
  extends Pick<ActivationIntent, 'by' | 'at' | 'candidates' | 'reason' | 'force'>,
    Pick<Shadow, 'id' | 'until'> {}

/**
 * Checks what an activation would check. A freeze does not matter, because nothing that is live changes; a page that
 * the shop would lose is only noted.
 * @param live manifests of the live set by remote, without unreadable ones
 */
export function planShadow(log: FoldedLog, live: Manifests, intent: ShadowIntent): Plan {
  const { at, id, until } = intent;
  const fresh = Object.values(intent.candidates).filter(({ manifest }) => log.live[manifest.name] !== manifest.release);
  const notes = Object.values(intent.candidates)
    .filter((candidate) => !fresh.includes(candidate))
    .map(({ manifest }) => `${manifest.name}@${manifest.release} is already live.`);
  if (!fresh.length) return { kind: 'nothing', notes };

  const manifests = fresh.map(({ manifest }) => manifest);
  const checked = checkSet(log, live, manifests);
  const refusals = [
    ...checkTime(until, at),
    ...checkCount(log, at),
    ...fresh.flatMap((candidate) => [
      ...checkName(candidate.manifest),
      ...checkFiles(candidate),
      ...checkRecalled(log, candidate.manifest),
      ...checkAbandoned(log, intent, candidate, 'render'),
    ]),
    ...[checked.contract, checked.shared, checked.owners, checked.operations].flat(),
  ];
  notes.push(...checked.notes, ...checked.lost);
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const overrides = Object.fromEntries(manifests.map(({ name, release }) => [name, release]));
  return planAppend(intent, notes, { action: 'shadow', shadow: { id, overrides, until } });
}

export function planEndOfShadow(log: FoldedLog, id: string, intent: Pick<ShadowIntent, 'by' | 'at' | 'reason'>): Plan {
  if (!listOpenShadows(log, Date.parse(intent.at)).some((one) => one.id === id)) {
    if (Object.hasOwn(log.shadows, id)) return { kind: 'nothing', notes: [`Shadow ${id} is over already.`] };
    const refusal = `There is no shadow "${id}": "npm run release -- shadow list" lists those that are open.`;
    return { kind: 'refused', refusals: [refusal], notes: [] };
  }
  return planAppend(intent, [], { action: 'end-shadow', shadow: { id } });
}

function checkTime(until: string, at: string): string[] {
  const ms = Date.parse(until) - Date.parse(at);
  return ms > 0 && ms <= LONGEST_SHADOW ? [] : ['A shadow lasts at most 24 hours: write --for 5m, or --for 2h.'];
}

function checkCount(log: FoldedLog, at: string): string[] {
  if (listOpenShadows(log, Date.parse(at)).length < MOST_OPEN) return [];
  return [`${MOST_OPEN} shadows are open: end one with "npm run release -- shadow end <id>".`];
}

function checkName({ name }: { name: string }): string[] {
  return name === SHELL ? ['A shadow renders releases of remotes; the shell itself cannot be one.'] : [];
}

/** Force does not help: shells end the shadow of a recalled release. */
function checkRecalled({ recalled }: FoldedLog, { name, release }: { name: string; release: string }): string[] {
  return recalled[name]?.includes(release) ? [`${name}@${release} was recalled, so no shell renders it.`] : [];
}
