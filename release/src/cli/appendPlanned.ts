import type { Plan } from '../plan/planActivation.ts';
import { OutOfDate } from '../store/activationLog.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type CurrentSet, readCurrentSet } from './readCurrentSet.ts';
import type { CommandContext } from './releaseCommand.ts';
import { type Proposed, type WritePlace, writeOrPropose } from './writeOrPropose.ts';

type AppendPlace = WritePlace & Pick<CommandContext, 'authorize' | 'signal'> & { options?: { dryRun?: boolean } };

export type Appended =
  | { kind: 'written'; entry: LogEntry; notes: string[] }
  | (Proposed & { notes: string[] })
  | { kind: 'planned'; entry: EntryDraft; notes: string[] }
  | { kind: 'nothing'; notes: string[] };

/**
 * Plans and writes one entry. When another writer is faster, it is planned again.
 * @throws ReleaseProblem `refused`
 */
export async function appendPlanned(
  context: AppendPlace,
  makePlan: (now: CurrentSet) => Promise<Plan> | Plan,
): Promise<Appended> {
  const { store, env, options } = context;
  for (;;) {
    const now = await readCurrentSet(store, env);
    const plan = await makePlan(now);
    const { notes } = plan;
    if (plan.kind === 'refused') {
      const lines = ['Refused; nothing was changed.', ...plan.refusals, ...notes.map((note) => `Note: ${note}`)];
      throw new ReleaseProblem('refused', lines.join('\n'));
    }
    if (plan.kind === 'nothing') return { kind: 'nothing', notes };
    context.authorize?.(plan.entry, now.log);
    if (options?.dryRun) return { kind: 'planned', entry: plan.entry, notes };
    if (context.signal?.aborted) throw new ReleaseProblem('interrupted', 'Interrupted; nothing was changed.');
    try {
      return { ...(await writeOrPropose(context, now.entries, plan.entry)), notes };
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error;
    }
  }
}
