import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { LONGEST_PREVIEW, listOpenPreviews, type Preview } from '../store/previews.ts';
import { checkBeside } from './checkBeside.ts';
import { type ActivationIntent, type Plan, planAppend } from './planActivation.ts';
import type { Candidate, Manifests } from './setChecks.ts';

/** Each one that is looked at costs a shell a renderer. */
const MOST_OPEN = 50;

export interface PreviewIntent
  extends Pick<ActivationIntent, 'by' | 'at' | 'candidates' | 'reason' | 'force'>,
    Pick<Preview, 'id' | 'hash' | 'until' | 'host'> {}

/** @param live manifests of the live set by remote, without unreadable ones */
export function planPreview(log: FoldedLog, live: Manifests, intent: PreviewIntent): Plan {
  const { at, id, hash, until, host } = intent;
  const checked = checkBeside(log, live, intent, 'show', (candidate) => [
    ...checkShell(candidate),
    ...checkRecalled(log, candidate),
  ]);
  const { overrides, notes } = checked;
  if (!Object.keys(overrides).length) return { kind: 'nothing', notes };
  const refusals = [...checkTime(until, at), ...checkCount(log, at), ...checked.refusals];
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const preview = { id, hash, overrides, until, ...(host && { host }) };
  return planAppend(intent, notes, { action: 'preview', preview });
}

export function planEndOfPreview(
  log: FoldedLog,
  id: string,
  intent: Pick<PreviewIntent, 'by' | 'at' | 'reason'>,
): Plan {
  if (!listOpenPreviews(log, Date.parse(intent.at)).some((one) => one.id === id)) {
    if (Object.hasOwn(log.previews, id)) return { kind: 'nothing', notes: [`Preview ${id} is over already.`] };
    // A mistyped id would leave open what someone wants to end.
    const refusal = `There is no preview "${id}": "npm run release -- previews" lists those that are open.`;
    return { kind: 'refused', refusals: [refusal], notes: [] };
  }
  return planAppend(intent, [], { action: 'end-preview', preview: { id } });
}

function checkTime(until: string, at: string): string[] {
  const ms = Date.parse(until) - Date.parse(at);
  return ms > 0 && ms <= LONGEST_PREVIEW ? [] : ['A preview lasts at most 24 hours: write --for 30m, or --for 2h.'];
}

function checkCount(log: FoldedLog, at: string): string[] {
  if (listOpenPreviews(log, Date.parse(at)).length < MOST_OPEN) return [];
  return [`${MOST_OPEN} previews are open: end one with "npm run release -- end-preview <id>".`];
}

function checkShell({ manifest }: Candidate): string[] {
  return manifest.name === SHELL ? ['A preview shows releases of remotes; the shell itself cannot be previewed.'] : [];
}

/** Force does not help: the files are not served. */
export function checkRecalled({ recalled }: FoldedLog, { manifest: { name, release } }: Candidate): string[] {
  return recalled[name]?.includes(release) ? [`${name}@${release} was recalled, so its files are not served.`] : [];
}
