import type { LogEntry } from '../store/logEntry.ts';
import { releaseSetId } from '../store/foldLog.ts';
import type { changeLog } from './changeLog.ts';
import type { CommandContext, CommandResult } from './releaseCommand.ts';
import { reportProposal } from './writeOrPropose.ts';
import { deadlineOf, describeAnswers, listRefusals, waitForShells } from './waitForShells.ts';

type Change = Awaited<ReturnType<typeof changeLog>>;

interface ChangeMessages {
  /** What was written, without the final period. */
  written: string;
  /** What would be written. */
  planned: string;
  /** Throws the error for a change that a shell refused. */
  onRefusal: (refusals: string[], entry: LogEntry) => Promise<never>;
}

/** Waits until the running shells have applied the change, and describes the result. */
export async function reportChange(
  context: CommandContext,
  change: Change,
  messages: ChangeMessages,
): Promise<CommandResult> {
  const { store, env, print } = context;
  const { log, notes } = change;
  if (change.kind === 'nothing') {
    const text = [...notes, 'Nothing to do.'].join('\n');
    return { text, data: { changed: false, setId: log.setId, notes } };
  }
  const { changes = {}, abandoned } = change.entry;
  const setId = releaseSetId(applyChanges(log.live, changes));
  if (change.kind === 'planned') {
    const text = [...notes.map((note) => `Note: ${note}`), `${messages.planned} Nothing was changed (--dry-run).`].join(
      '\n',
    );
    return { text, data: { changed: false, dryRun: true, seen: log.n, setId, changes, abandoned, notes } };
  }
  if (change.kind === 'proposed') return reportProposal(context, change);
  const { entry } = change;
  print(`${messages.written} in "${env}" (entry ${entry.n}).`);
  const waited = await waitForShells(store, env, entry.n, deadlineOf(changes));
  const refusals = listRefusals(waited);
  if (refusals.length) await messages.onRefusal(refusals, entry);
  return {
    text: describeAnswers(waited, entry.changes ? 'It is live' : 'It is done'),
    data: {
      changed: true,
      n: entry.n,
      setId,
      changes,
      abandoned,
      notes,
      shells: waited.answers,
      silent: waited.silent,
      ms: waited.ms,
    },
  };
}

function applyChanges(live: Record<string, string>, changes: Record<string, string | null>): Record<string, string> {
  const after = Object.entries({ ...live, ...changes });
  return Object.fromEntries(after.filter((one): one is [string, string] => one[1] !== null));
}

/** `cart@…, no catalog` */
export function listChanges(changes: Readonly<Record<string, string | null>> = {}): string {
  return Object.entries(changes)
    .map(([name, id]) => (id ? `${name}@${id}` : `no ${name}`))
    .join(', ');
}
