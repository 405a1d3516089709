import { suggestStop } from '../plan/besideCanaries.ts';
import type { RequestedChange } from '../plan/detectConflict.ts';
import { findDuplicateRollback, findTargetOrRefusal } from '../plan/planRollback.ts';
import {
  parseReference,
  parseRemote,
  type Reference,
  rejectDuplicates,
  resolveRelease,
} from '../plan/releaseReference.ts';
import { findOpenCanary } from '../store/canaries.ts';
import { describeEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type CurrentSet, listKnownReleases } from './readCurrentSet.ts';
import type { CommandContext } from './releaseCommand.ts';

/** What a rollback changes. Requests that are fulfilled already are omitted. */
export interface RollbackTargets {
  requests: RequestedChange[];
  /** Remote → the release to go back to; null = the remote leaves the shop. */
  releases: Record<string, string | null>;
  /** Remote → a release to recall that is no longer live. */
  recalls: Record<string, string>;
  notes: string[];
}

const nothing: RollbackTargets = { requests: [], releases: {}, recalls: {}, notes: [] };

/** `rollback cart`, `rollback cart@bad catalog`, `rollback cart --to <release>`. */
export async function findReleaseTargets(context: CommandContext, seen: CurrentSet): Promise<RollbackTargets> {
  const { store, args, options } = context;
  if (!args.length || options.all) {
    throw new ReleaseProblem(
      'usage',
      options.all
        ? '--all needs a target: add --to-set <id> or --at <time>.'
        : 'The remote is missing: write "npm run release -- rollback <remote>", or --all with --to-set <id> or --at <time>.',
    );
  }
  if (options.to !== undefined && args.length > 1) {
    throw new ReleaseProblem('usage', '--to is for one remote: roll back the others with separate commands.');
  }
  const references = args.map(parseRemote);
  rejectDuplicates(references);
  const found = await Promise.all(
    references.map(async (reference) =>
      findReleaseTarget(context, seen, reference, await listKnownReleases(store, reference.remote)),
    ),
  );
  return {
    requests: found.flatMap(({ requests }) => requests),
    releases: Object.assign({}, ...found.map(({ releases }) => releases)),
    recalls: Object.assign({}, ...found.map(({ recalls }) => recalls)),
    notes: found.flatMap(({ notes }) => notes),
  };
}

function findReleaseTarget(
  { startedAt, options }: CommandContext,
  { log, entries }: CurrentSet,
  { remote, release: leaving }: Partial<Reference> & { remote: string },
  known: readonly string[],
): RollbackTargets {
  const live = log.live[remote];
  if (leaving !== undefined) {
    const bad = resolveRelease({ remote, release: leaving }, known);
    if (bad !== live) {
      const notes = [describeNotLive(remote, bad, { log, entries })];
      const isRecalled = options.recall && log.history[remote]?.includes(bad) && !log.recalled[remote]?.includes(bad);
      if (!isRecalled) return { ...nothing, notes };
      return { ...nothing, requests: [{ remote, release: live ?? null }], recalls: { [remote]: bad }, notes };
    }
  }
  if (options.to !== undefined) {
    const release = resolveRelease(readTarget(remote, options.to), known);
    return { ...nothing, requests: [{ remote, release }], releases: { [remote]: release } };
  }
  const duplicate = leaving === undefined && findDuplicateRollback(log, entries, remote, startedAt);
  if (duplicate) return { ...nothing, notes: [duplicate] };
  const found = findTargetOrRefusal(log, remote);
  if ('refusal' in found) throw new ReleaseProblem('refused', found.refusal);
  return { ...nothing, requests: [{ remote }], releases: { [remote]: found.release } };
}

/** For `rollback cart@bad` when bad is not live: which release is, and who abandoned bad. */
function describeNotLive(remote: string, bad: string, { log, entries }: Pick<CurrentSet, 'log' | 'entries'>): string {
  const left = entries.findLast(({ abandoned }) => abandoned?.[remote] === bad);
  const entry = left ? ` ${describeEntry(left)} (entry ${left.n}).` : '';
  const live = log.live[remote];
  const isCanary = findOpenCanary(log, remote)?.release === bad;
  const stop = isCanary ? suggestStop(log, remote) : '';
  return `${remote}@${bad} is not live; ${live ? `${remote}@${live} is` : `no release of ${remote} is`}.${entry}${stop}`;
}

/** Accepts `--to 0123` and `--to catalog@0123`. */
function readTarget(remote: string, to: string): Reference {
  const reference = parseReference(to.includes('@') ? to : `${remote}@${to}`);
  if (reference.remote === remote) return reference;
  throw new ReleaseProblem(
    'usage',
    `--to names a release of ${reference.remote}, not of ${remote}: write --to <release>.`,
  );
}
