import { planFreeze, planUnfreeze } from '../plan/planFreeze.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { Plan } from '../plan/planActivation.ts';
import { appendPlanned } from './appendPlanned.ts';
import type { CommandContext, CommandResult, ReleaseCommand } from './releaseCommand.ts';
import { reportProposal } from './writeOrPropose.ts';

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
  const change = await appendPlanned(context, ({ log }) => makePlan(log));
  const { notes } = change;
  if (change.kind === 'nothing') {
    return { text: [...notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes } };
  }
  const said = notes.map((note) => `Note: ${note}`);
  if (change.kind === 'planned') {
    const text = `${done}: so it would be. Nothing was changed (--dry-run).`;
    return { text: [...said, text].join('\n'), data: { changed: false, dryRun: true, notes } };
  }
  if (change.kind === 'proposed') return reportProposal(context, change);
  const { n, until } = change.entry;
  return { text: [...said, `${done} (entry ${n}).`].join('\n'), data: { changed: true, n, until, notes } };
}

/** @throws ReleaseProblem `usage` for what is no time */
export function readUntil(text: string | undefined, now: string): string {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text ?? '') ?? [];
  const time = count ? Date.parse(now) + Number(count) * (UNITS[unit] ?? 0) : Date.parse(text ?? '');
  if (Number.isFinite(time)) return new Date(time).toISOString();
  throw new ReleaseProblem('usage', 'Until when? Add --until 2h, --until 1d, or --until "2026-12-01 06:00Z".');
}
