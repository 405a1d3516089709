import { planFreeze, planUnfreeze } from '../plan/planFreeze.ts';
import { appendWithRetry, readLog } from '../store/activationLog.ts';
import { type FoldedLog, foldLog } from '../store/foldLog.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { Plan } from '../plan/planActivation.ts';
import type { CommandContext, CommandResult, ReleaseCommand } from './releaseCommand.ts';

const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Refuses forward changes until a time; rollbacks stay possible. */
export const freeze: ReleaseCommand = async (context) => {
  const { by, now, options } = context;
  const at = now();
  const until = readUntil(options.until, at);
  const plan = (log: FoldedLog) => planFreeze(log, until, { by: by(), at, reason: options.reason });
  return write(context, plan, `"${context.env}" is frozen until ${until}: only rollbacks go through`);
};

export const unfreeze: ReleaseCommand = async (context) => {
  const { by, now, options } = context;
  const plan = (log: FoldedLog) => planUnfreeze(log, { by: by(), at: now(), reason: options.reason });
  return write(context, plan, `"${context.env}" is open for activations again`);
};

async function write(
  context: CommandContext,
  makePlan: (log: FoldedLog) => Plan,
  done: string,
): Promise<CommandResult> {
  const { store, env, options } = context;
  let notes: string[] = [];
  const plan = (entries: readonly LogEntry[]): EntryDraft | undefined => {
    const made = makePlan(foldLog(entries));
    if (made.kind === 'refused') throw new ReleaseProblem('refused', made.refusals.join('\n'));
    notes = made.notes;
    if (made.kind === 'nothing') return undefined;
    context.authorize?.(made.entry);
    return { ...made.entry, ...(context.auth && { auth: context.auth }) };
  };
  if (options.dryRun) {
    const draft = plan(await readLog(store, env));
    const text = draft ? `${done}: so it would be. Nothing was changed (--dry-run).` : 'Nothing to do.';
    return { text: [...notes, text].join('\n'), data: { changed: false, dryRun: true, notes } };
  }
  const entry = await appendWithRetry(store, env, plan);
  if (!entry) return { text: [...notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes } };
  context.onWritten?.();
  return {
    text: [...notes.map((note) => `Note: ${note}`), `${done} (entry ${entry.n}).`].join('\n'),
    data: { changed: true, n: entry.n, until: entry.until, notes },
  };
}

/** @throws ReleaseProblem `usage` for what is no time */
export function readUntil(text: string | undefined, now: string): string {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text ?? '') ?? [];
  const time = count ? Date.parse(now) + Number(count) * (UNITS[unit] ?? 0) : Date.parse(text ?? '');
  if (Number.isFinite(time)) return new Date(time).toISOString();
  throw new ReleaseProblem('usage', 'Until when? Add --until 2h, --until 1d, or --until "2026-12-01 06:00Z".');
}
