import { type RequestedChange, detectConflict, listSeenEntries } from '../plan/detectConflict.ts';
import type { Plan } from '../plan/planActivation.ts';
import { OutOfDate } from '../store/activationLog.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type FoldedLog, foldLog } from '../store/foldLog.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { type CurrentSet, readCurrentSet } from './readCurrentSet.ts';
import type { CommandContext } from './releaseCommand.ts';
import { type Proposed, writeOrPropose } from './writeOrPropose.ts';

/** `log` is the state that the plan is based on. */
type Change =
  | { kind: 'written'; log: FoldedLog; entry: LogEntry; notes: string[] }
  | (Proposed & { log: FoldedLog; notes: string[] })
  | { kind: 'planned'; log: FoldedLog; entry: EntryDraft; notes: string[] }
  | { kind: 'nothing'; log: FoldedLog; notes: string[] };

/**
 * Plans and writes one entry, with optimistic concurrency: when another writer is faster, the log is read and planned
 * again. Changes to other remotes do not matter; changes to the requested remotes may be a conflict.
 * @param current the log as the command read it
 * @param notes known before planning, printed first
 * @param makePlan called with the remotes whose request is not fulfilled yet
 * @throws ReleaseProblem `refused`, `out_of_date`, `no_shell`
 */
export async function changeLog(
  context: CommandContext,
  current: CurrentSet,
  { requests, notes: earlierNotes = [] }: { requests: readonly RequestedChange[]; notes?: readonly string[] },
  makePlan: (now: CurrentSet, remotes: readonly string[]) => Promise<Plan> | Plan,
): Promise<Change> {
  const { store, env, options, print, startedAt } = context;
  const seen = foldLog(
    options.seen === undefined
      ? listSeenEntries(current.entries, startedAt, new Date())
      : current.entries.slice(0, options.seen),
  );
  for (let now = current; ; ) {
    const checked = requests.map((request) => ({
      remote: request.remote,
      result: detectConflict(seen, now.log, now.entries, request),
    }));
    const conflicts = checked.flatMap(({ result }) => (result.kind === 'conflict' ? result.refusal : []));
    if (conflicts.length) throw new ReleaseProblem('out_of_date', ['Nothing was changed.', ...conflicts].join('\n'));
    const fulfilled = checked.flatMap(({ result }) => (result.kind === 'fulfilled' ? result.note : []));
    const open = checked.filter(({ result }) => result.kind === 'unchanged').map(({ remote }) => remote);

    const plan: Plan = open.length ? await makePlan(now, open) : { kind: 'nothing', notes: [] };
    if (plan.kind === 'refused') throw refused(plan);
    const notes = [...earlierNotes, ...fulfilled, ...plan.notes];
    if (plan.kind === 'nothing') return { kind: 'nothing', log: now.log, notes };
    context.authorize?.(plan.entry, now.log);
    if (options.dryRun) return { kind: 'planned', log: now.log, entry: plan.entry, notes };
    await requireShell(context);
    try {
      const change = await writeOrPropose(context, now.entries, plan.entry);
      if (change.kind === 'written') for (const note of notes) print(`Note: ${note}`);
      return { ...change, log: now.log, notes };
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error;
      now = await readCurrentSet(store, env);
    }
  }
}

/** All refusals at once, so that nobody fixes one only to get the next. */
function refused({ refusals, notes }: Extract<Plan, { kind: 'refused' }>): ReleaseProblem {
  const lines = ['Refused; nothing was changed.', ...refusals, ...notes.map((note) => `Note: ${note}`)];
  return new ReleaseProblem('refused', lines.join('\n'));
}

/** Without a shell nothing goes live. That must be intended, not the result of a mistyped --env or --store. */
async function requireShell({ store, env, options }: CommandContext): Promise<void> {
  if (options.shell === false || (await listRunningShells(store, env)).length) return;
  throw new ReleaseProblem(
    'no_shell',
    `No shell is running in "${env}" of ${store.address}, so nothing would go live. Nothing was changed. Start the shop, choose another store with --store or environment with --env, or write the entry for the next start with --no-shell.`,
  );
}
