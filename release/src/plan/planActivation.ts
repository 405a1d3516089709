import { type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import { factsOfShell } from '../store/factsOfShell.ts';
import type { EntryDraft, ShellFacts } from '../store/logEntry.ts';
import { type FoldedLog, findAbandoned } from '../store/releaseSetFold.ts';
import {
  type Candidate,
  checkContract,
  checkFiles,
  checkLostFacts,
  checkLostPaths,
  checkLostSlots,
  checkLostTable,
  checkOperations,
  checkOwners,
  checkPublicPaths,
  checkShared,
  type Manifests,
} from './setChecks.ts';

export interface Intent {
  by: string;
  /** ISO, UTC. */
  at: string;
  /** Remote → what is asked for. */
  candidates: Readonly<Record<string, Candidate>>;
  reason?: string;
  force?: boolean;
  /** The set may lose a path of the specification. */
  allowLoss?: boolean;
}

/**
 * `append` = this entry, if the log is still the one that was planned on. `nothing` = it is so already.
 * Notes are told in every case.
 */
export type Plan =
  | { kind: 'append'; entry: EntryDraft; notes: string[] }
  | { kind: 'nothing'; notes: string[] }
  | { kind: 'refused'; refusals: string[]; notes: string[] };

const noShellNote = 'No shell has ever started here, so contract, shared packages, paths and api were not checked.';

/** `live` = manifests of the live set, by remote; one that cannot be read is left out. */
export function planActivation(log: FoldedLog, live: Manifests, intent: Intent): Plan {
  const fresh = Object.values(intent.candidates).filter(({ manifest }) => log.live[manifest.name] !== manifest.release);
  const notes = Object.values(intent.candidates)
    .filter((candidate) => !fresh.includes(candidate))
    .map(({ manifest }) => `${manifest.name}@${manifest.release} is live already.`);
  if (!fresh.length) return { kind: 'nothing', notes };

  const manifests = fresh.map(({ manifest }) => manifest);
  const refusals = fresh.flatMap((candidate) => [...checkFiles(candidate), ...checkMark(log, intent, candidate)]);
  const checked = checkSet(log, live, manifests);
  refusals.push(...checked.contract, ...checked.shared, ...checked.owners, ...checked.operations);
  if (!intent.allowLoss) refusals.push(...checked.lost.map(offerLoss));
  notes.push(...checked.notes, ...(intent.allowLoss ? checked.lost : []));
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const changes = Object.fromEntries(manifests.map(({ name, release }) => [name, release]));
  return {
    kind: 'append',
    notes,
    entry: {
      at: intent.at,
      by: intent.by,
      action: 'activate',
      changes,
      ...(intent.reason && { reason: intent.reason }),
      ...(intent.force && { force: true }),
    },
  };
}

/**
 * All that is checked of the set that would be live with `manifests` in it, and without the remotes that `end`. Remotes
 * are checked against the shell that is live then: its own release says what it offers, and the rest the shell that runs.
 * When the shell is among `manifests`, all remotes are checked against the new one.
 */
export function checkSet(
  log: FoldedLog,
  live: Manifests,
  manifests: readonly Candidate['manifest'][],
  end: readonly string[] = [],
) {
  const kept = Object.entries(live).filter(([name]) => !end.includes(name));
  const after: Manifests = Object.fromEntries([
    ...kept,
    ...manifests.map((manifest) => [manifest.name, manifest] as const),
  ]);
  const { [SHELL]: shellAfter, ...remotes } = after;
  const newShell = manifests.find(({ name }) => name === SHELL);
  const shell = shellAfter ? factsFrom(shellAfter, log.shell) : log.shell;
  const checked = newShell ? Object.values(remotes) : manifests;
  const each = (check: (manifest: Candidate['manifest'], shell: ShellFacts) => string[]) =>
    shell ? checked.flatMap((manifest) => check(manifest, shell)) : [];
  const claimed = manifests.filter(({ name }) => name !== SHELL);
  const notes = claimed.flatMap((manifest) => [
    ...checkLostSlots(live[manifest.name], manifest),
    ...checkLostFacts(live[manifest.name], manifest),
  ]);
  for (const name of Object.keys(log.live).filter((remote) => !after[remote] && !end.includes(remote))) {
    notes.push(`The release.json of ${name}@${log.live[name]} is damaged, so its paths were not checked.`);
  }
  if (!shell) notes.push(noShellNote);
  else if (!shell.operations && claimed.some((manifest) => manifest.operations.length)) {
    notes.push('The shell has not seen the api yet, so the calls to it were not checked.');
  }
  const { [SHELL]: __, ...before } = live;
  return {
    contract: each(checkContract),
    shared: each(checkShared),
    owners: [...checkOwners(claimed, remotes), ...checkPublicPaths(claimed, remotes)],
    lost: [...(shell ? checkLostPaths(before, remotes, shell) : []), ...checkLostTable(newShell, log.shell, remotes)],
    operations: shell ? claimed.flatMap((manifest) => checkOperations(manifest, shell)) : [],
    notes,
  };
}

function factsFrom(manifest: ReleaseManifest, seen: ShellFacts | undefined): ShellFacts | undefined {
  return manifest.host ? factsOfShell({ ...manifest, host: manifest.host }, seen?.operations) : seen;
}

export function offerLoss(lost: string): string {
  return `${lost} If the shop may lose it, add --allow-loss.`;
}

/** An abandoned release comes back only by force and with a reason. */
export function checkMark(log: FoldedLog, intent: Pick<Intent, 'force' | 'reason'>, { manifest }: Candidate): string[] {
  const mark = findAbandoned(log, manifest.name, manifest.release);
  if (!mark || (intent.force && intent.reason)) return [];
  // A reason may be a sentence, with its own full stop.
  const why = mark.reason ? `: ${mark.reason.replace(/\.+$/, '')}` : '';
  return [
    `${manifest.name}@${manifest.release} was abandoned by ${mark.by} at ${mark.at}${why}. If it is right after all, add --force --reason "<why>".`,
  ];
}
