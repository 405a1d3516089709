import { refuseBesideCanary } from './besideCanaries.ts';
import { refuseFrozen } from './planFreeze.ts';
import { type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import { findOpenCanary } from '../store/canaries.ts';
import type { EntryDraft } from '../store/logEntry.ts';
import { type FoldedLog, findAbandoned } from '../store/foldLog.ts';
import { type ShellFacts, shellFactsFrom } from '../store/shellFacts.ts';
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

export interface ActivationIntent {
  by: string;
  /** ISO, UTC. */
  at: string;
  /** Remote → the release to activate. */
  candidates: Readonly<Record<string, Candidate>>;
  reason?: string;
  force?: boolean;
  /** Allow the set to lose a path of the specification. */
  allowLoss?: boolean;
}

/**
 * `append` = write this entry, if the log has not changed since. `nothing` = the request is fulfilled already.
 * Notes are printed in every case.
 */
export type Plan =
  | { kind: 'append'; entry: EntryDraft; notes: string[] }
  | { kind: 'nothing'; notes: string[] }
  | { kind: 'refused'; refusals: string[]; notes: string[] };

const noShellNote = 'No shell has ever started here, so contract, shared packages, paths and api were not checked.';

/** @param live manifests of the live set by remote, without unreadable ones */
export function planActivation(log: FoldedLog, live: Manifests, intent: ActivationIntent): Plan {
  const fresh = Object.values(intent.candidates).filter(({ manifest }) => log.live[manifest.name] !== manifest.release);
  const notes = Object.values(intent.candidates)
    .filter((candidate) => !fresh.includes(candidate))
    .map(({ manifest }) => `${manifest.name}@${manifest.release} is already live.`);
  if (!fresh.length) return { kind: 'nothing', notes };

  const manifests = fresh.map(({ manifest }) => manifest);
  const refusals = [
    ...refuseFrozen(log, intent.at),
    ...fresh.flatMap((candidate) => [...checkFiles(candidate), ...checkAbandoned(log, intent, candidate)]),
    ...manifests.flatMap((manifest) => refuseBesideCanary(log, manifest)),
  ];
  const checked = checkSet(log, live, manifests);
  refusals.push(...checked.contract, ...checked.shared, ...checked.owners, ...checked.operations);
  if (!intent.allowLoss) refusals.push(...checked.lost.map(suggestAllowLoss));
  notes.push(...checked.notes, ...(intent.allowLoss ? checked.lost : []));
  if (refusals.length) return { kind: 'refused', refusals, notes };
  const changes = Object.fromEntries(manifests.map(({ name, release }) => [name, release]));
  const [promoted] = manifests.flatMap(({ name }) => findOpenCanary(log, name) ?? []);
  return planAppend(intent, notes, { action: 'activate', changes, ...(promoted && { canary: { id: promoted.id } }) });
}

/** The plan that writes `entry`, with who asks for it and why. */
export function planAppend(
  intent: Pick<ActivationIntent, 'by' | 'at' | 'reason' | 'force'>,
  notes: string[],
  entry: Omit<EntryDraft, 'at' | 'by' | 'reason' | 'force'>,
): Plan {
  const { at, by, reason, force } = intent;
  return {
    kind: 'append',
    notes,
    entry: { at, by, ...entry, ...(reason && { reason }), ...(force && { force: true }) },
  };
}

/**
 * Checks the set that would be live with `manifests` in it and without the remotes in `removed`. Remotes are checked
 * against the shell of that set: its release says what it offers, and the running shell says which operations the api
 * has. When the shell is among `manifests`, all remotes are checked against the new one.
 */
export function checkSet(
  log: FoldedLog,
  live: Manifests,
  manifests: readonly Candidate['manifest'][],
  removed: readonly string[] = [],
) {
  const kept = Object.entries(live).filter(([name]) => !removed.includes(name));
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
  const added = manifests.filter(({ name }) => name !== SHELL);
  const notes = added.flatMap((manifest) => [
    ...checkLostSlots(live[manifest.name], manifest),
    ...checkLostFacts(live[manifest.name], manifest),
  ]);
  for (const name of Object.keys(log.live).filter((remote) => !after[remote] && !removed.includes(remote))) {
    notes.push(`The release.json of ${name}@${log.live[name]} is damaged, so its paths were not checked.`);
  }
  if (!shell) notes.push(noShellNote);
  else if (!shell.operations && added.some((manifest) => manifest.operations.length)) {
    notes.push('The shell has not reached the api yet, so api calls were not checked.');
  }
  const { [SHELL]: __, ...before } = live;
  return {
    contract: each(checkContract),
    shared: each(checkShared),
    owners: [...checkOwners(added, remotes), ...checkPublicPaths(added, remotes)],
    lost: [...(shell ? checkLostPaths(before, remotes, shell) : []), ...checkLostTable(newShell, log.shell, remotes)],
    operations: shell ? added.flatMap((manifest) => checkOperations(manifest, shell)) : [],
    notes,
  };
}

function factsFrom(manifest: ReleaseManifest, seen: ShellFacts | undefined): ShellFacts | undefined {
  return manifest.host ? shellFactsFrom({ ...manifest, host: manifest.host }, seen?.operations) : seen;
}

export function suggestAllowLoss(lost: string): string {
  return `${lost} To allow the loss, add --allow-loss.`;
}

/** Refuses an abandoned release, unless the user forces it and gives a reason. @param verb what the user wants to do with it */
export function checkAbandoned(
  log: FoldedLog,
  intent: Pick<ActivationIntent, 'force' | 'reason'>,
  { manifest }: Candidate,
  verb = 'activate',
): string[] {
  const mark = findAbandoned(log, manifest.name, manifest.release);
  if (!mark || (intent.force && intent.reason)) return [];
  // The reason may end with a period of its own.
  const why = mark.reason ? `: ${mark.reason.replace(/\.+$/, '')}` : '';
  return [
    `${manifest.name}@${manifest.release} was abandoned by ${mark.by} at ${mark.at}${why}. To ${verb} it anyway, add --force --reason "<why>".`,
  ];
}
