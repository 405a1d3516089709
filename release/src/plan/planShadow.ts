import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { LONGEST_SHADOW, listOpenShadows, type Shadow } from '../store/shadows.ts';
import { checkBeside } from './checkBeside.ts';
import { type ActivationIntent, type Plan, planAppend } from './planActivation.ts';
import type { Manifests } from './setChecks.ts';

/** A shell renders one at a time; the others wait. */
const MOST_OPEN = 10;

export interface ShadowIntent
  extends Pick<ActivationIntent, 'by' | 'at' | 'candidates' | 'reason' | 'force'>,
    Pick<Shadow, 'id' | 'until'> {}

/** @param live manifests of the live set by remote, without unreadable ones */
export function planShadow(log: FoldedLog, live: Manifests, intent: ShadowIntent): Plan {
  const { at, id, until } = intent;
  const checked = checkBeside(log, live, intent, 'render', ({ manifest }) => [
    ...checkName(manifest),
    ...checkRecalled(log, manifest),
  ]);
  const { overrides, notes } = checked;
  if (!Object.keys(overrides).length) return { kind: 'nothing', notes };
  const refusals = [...checkTime(until, at), ...checkCount(log, at), ...checked.refusals];
  if (refusals.length) return { kind: 'refused', refusals, notes };
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
