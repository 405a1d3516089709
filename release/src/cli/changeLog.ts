import { type Ask, compareWithSeen, entriesSeen } from '../plan/compareWithSeen.ts';
import type { Plan } from '../plan/planActivation.ts';
import { appendEntry, OutOfDate } from '../store/activationLog.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type FoldedLog, foldLog } from '../store/releaseSetFold.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { type CurrentSet, readCurrentSet } from './readSet.ts';
import { refuse } from './refuse.ts';
import type { CommandContext } from './releaseCommand.ts';

/** `log` = what the plan was made on. */
type Change =
  | { kind: 'written'; log: FoldedLog; entry: LogEntry; notes: string[] }
  | { kind: 'planned'; log: FoldedLog; entry: EntryDraft; notes: string[] }
  | { kind: 'nothing'; log: FoldedLog; notes: string[] };

/**
 * Plans and writes one entry. When another writer is faster, the log is read and planned on again: what happened to
 * other remotes does not matter, and what happened to these decides whether the ask still means what it meant.
 * @param current the log as the command has read it
 * @param notes known before any plan, told first
 * @param makePlan for the asks that are not fulfilled yet
 * @throws ReleaseProblem `refused`, `out_of_date`, `no_shell`
 */
export async function changeLog(
  context: CommandContext,
  current: CurrentSet,
  { asks, notes: told = [] }: { asks: readonly Ask[]; notes?: readonly string[] },
  makePlan: (now: CurrentSet, remotes: readonly string[]) => Promise<Plan> | Plan,
): Promise<Change> {
  const { store, env, options, tell, startedAt } = context;
  const seen = foldLog(entriesSeen(current.entries, startedAt, new Date()));
  for (let now = current; ; ) {
    const courses = asks.map((ask) => ({ ask, course: compareWithSeen(seen, now.log, now.entries, ask) }));
    const stops = courses.flatMap(({ course }) => (course.kind === 'stop' ? course.refusal : []));
    if (stops.length) throw new ReleaseProblem('out_of_date', ['Nothing was changed.', ...stops].join('\n'));
    const done = courses.flatMap(({ course }) => (course.kind === 'done' ? course.note : []));
    const open = courses.filter(({ course }) => course.kind === 'go').map(({ ask }) => ask.remote);

    const plan: Plan = open.length ? await makePlan(now, open) : { kind: 'nothing', notes: [] };
    if (plan.kind === 'refused') throw refuse(plan);
    const notes = [...told, ...done, ...plan.notes];
    if (plan.kind === 'nothing') return { kind: 'nothing', log: now.log, notes };
    if (options.dryRun) return { kind: 'planned', log: now.log, entry: plan.entry, notes };
    await requireShell(context);
    try {
      const entry = await appendEntry(store, env, now.log.n, plan.entry);
      for (const note of notes) tell(`Note: ${note}`);
      return { kind: 'written', log: now.log, entry, notes };
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error;
      now = await readCurrentSet(store, env);
    }
  }
}

/** Without a shell nothing goes live: that must be wanted, not happen after a mistyped --env or --store. */
async function requireShell({ store, folder, env, options }: CommandContext): Promise<void> {
  if (options.shell === false || (await listRunningShells(store, env)).length) return;
  throw new ReleaseProblem(
    'no_shell',
    `No shell is running in "${env}" of ${folder}, so nothing would go live, and nothing was changed. Start the shop, name another store with --store or environment with --env, or write it for the next start with --no-shell.`,
  );
}
