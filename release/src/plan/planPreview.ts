import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { LONGEST_PREVIEW, listOpenPreviews, type Preview } from '../store/previews.ts';
import { type ActivationIntent, checkAbandoned, checkSet, type Plan } from './planActivation.ts';
import { type Candidate, checkFiles, type Manifests } from './setChecks.ts';

/** Each one that is looked at costs a shell a renderer. */
const MOST_OPEN = 50;

export interface PreviewIntent
  extends Pick<ActivationIntent, 'by' | 'at' | 'candidates' | 'reason' | 'force'>,
    Pick<Preview, 'id' | 'hash' | 'until' | 'host'> {}

/**
 * Checks what an activation would check. A freeze does not matter, because nothing that is live changes; a page that
 * the shop would lose is only noted.
 * @param live manifests of the live set by remote, without unreadable ones
 */
export function planPreview(log: FoldedLog, live: Manifests, intent: PreviewIntent): Plan {
  const { by, at, id, hash, until, host, reason, force } = intent;
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
      ...checkShell(candidate),
      ...checkFiles(candidate),
      ...checkRecalled(log, candidate),
      ...checkAbandoned(log, intent, candidate, 'show'),
    ]),
    ...[checked.contract, checked.shared, checked.owners, checked.operations].flat(),
  ];
  notes.push(...checked.notes, ...checked.lost);
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const overrides = Object.fromEntries(manifests.map(({ name, release }) => [name, release]));
  const preview = { id, hash, overrides, until, ...(host && { host }) };
  const optional = { ...(reason && { reason }), ...(force && { force: true }) };
  return { kind: 'append', notes, entry: { at, by, action: 'preview', preview, ...optional } };
}

export function planEndOfPreview(
  log: FoldedLog,
  id: string,
  { by, at, reason }: Pick<PreviewIntent, 'by' | 'at' | 'reason'>,
): Plan {
  if (!listOpenPreviews(log, Date.parse(at)).some((one) => one.id === id)) {
    if (Object.hasOwn(log.previews, id)) return { kind: 'nothing', notes: [`Preview ${id} is over already.`] };
    // A mistyped id would leave open what someone wants to end.
    const refusal = `There is no preview "${id}": "npm run release -- previews" lists those that are open.`;
    return { kind: 'refused', refusals: [refusal], notes: [] };
  }
  const entry = { at, by, action: 'end-preview' as const, preview: { id }, ...(reason && { reason }) };
  return { kind: 'append', notes: [], entry };
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
