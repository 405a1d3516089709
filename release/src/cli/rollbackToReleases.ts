import type { Ask } from '../plan/compareWithSeen.ts';
import { findSameUndo, findTarget } from '../plan/planRollback.ts';
import { parseReference, parseRemote, type Reference, refuseTwice, resolveRelease } from '../plan/releaseReference.ts';
import { describeEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type CurrentSet, listKnown } from './readSet.ts';
import type { CommandContext } from './releaseCommand.ts';

/** Where a rollback goes: remote → release, or null = none of it is to be live. Asks leave out what is done already. */
export interface Aim {
  asks: Ask[];
  targets: Record<string, string | null>;
  /** Remote → a release that is not live any more, and is recalled all the same. */
  recalls: Record<string, string>;
  notes: string[];
}

const nothing: Aim = { asks: [], targets: {}, recalls: {}, notes: [] };

/** `rollback cart`, `rollback cart@bad catalog`, `rollback cart --to <release>`. */
export async function aimAtReleases(context: CommandContext, seen: CurrentSet): Promise<Aim> {
  const { store, words, options } = context;
  if (!words.length || options.all) {
    throw new ReleaseProblem(
      'usage',
      options.all
        ? '--all needs a goal: add --to-set <id> or --at <time>.'
        : 'Something is missing: write "npm run release -- rollback <remote>", or --all with --to-set <id> or --at <time>.',
    );
  }
  if (options.to !== undefined && words.length > 1) {
    throw new ReleaseProblem('usage', '--to is for one remote: roll the others back with a command of their own.');
  }
  const references = words.map(parseRemote);
  refuseTwice(references);
  const aims = await Promise.all(
    references.map(async (reference) => aimAtOne(context, seen, reference, await listKnown(store, reference.remote))),
  );
  return {
    asks: aims.flatMap(({ asks }) => asks),
    targets: Object.assign({}, ...aims.map(({ targets }) => targets)),
    recalls: Object.assign({}, ...aims.map(({ recalls }) => recalls)),
    notes: aims.flatMap(({ notes }) => notes),
  };
}

function aimAtOne(
  { startedAt, options }: CommandContext,
  { log, entries }: CurrentSet,
  { remote, release: leaving }: Partial<Reference> & { remote: string },
  known: readonly string[],
): Aim {
  const live = log.live[remote];
  if (leaving !== undefined) {
    const bad = resolveRelease({ remote, release: leaving }, known);
    if (bad !== live) {
      const notes = [describeNotLive(remote, bad, { log, entries })];
      const isRecalled = options.recall && log.history[remote]?.includes(bad) && !log.recalled[remote]?.includes(bad);
      if (!isRecalled) return { ...nothing, notes };
      return { ...nothing, asks: [{ remote, wants: live ?? null }], recalls: { [remote]: bad }, notes };
    }
  }
  if (options.to !== undefined) {
    const release = resolveRelease(readTarget(remote, options.to), known);
    return { ...nothing, asks: [{ remote, wants: release }], targets: { [remote]: release } };
  }
  const same = leaving === undefined && findSameUndo(log, entries, remote, startedAt);
  if (same) return { ...nothing, notes: [same] };
  const found = findTarget(log, remote);
  if ('refusal' in found) throw new ReleaseProblem('refused', found.refusal);
  return { ...nothing, asks: [{ remote }], targets: { [remote]: found.release } };
}

/** `rollback cart@bad` when bad is not live: what is asked for is so already, and who did it. */
function describeNotLive(remote: string, bad: string, { log, entries }: Pick<CurrentSet, 'log' | 'entries'>): string {
  const left = entries.findLast(({ abandoned }) => abandoned?.[remote] === bad);
  const who = left ? ` ${describeEntry(left)} (entry ${left.n}).` : '';
  const live = log.live[remote];
  return `${remote}@${bad} is not live; ${live ? `${remote}@${live} is` : `no release of ${remote} is`}.${who}`;
}

/** `--to 0123` and `--to catalog@0123` are both understood. */
function readTarget(remote: string, to: string): Reference {
  const reference = parseReference(to.includes('@') ? to : `${remote}@${to}`);
  if (reference.remote === remote) return reference;
  throw new ReleaseProblem(
    'usage',
    `--to names a release of ${reference.remote}, not of ${remote}: write --to <release>.`,
  );
}
