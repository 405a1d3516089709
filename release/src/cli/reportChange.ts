import type { LogEntry } from '../store/logEntry.ts';
import { releaseSetId } from '../store/releaseSetFold.ts';
import type { changeLog } from './changeLog.ts';
import type { CommandContext, CommandResult } from './releaseCommand.ts';
import { deadlineOf, describeAnswers, listRefusals, waitForShells } from './waitForShells.ts';

type Change = Awaited<ReturnType<typeof changeLog>>;

interface Words {
  /** What was written, without the full stop. */
  written: string;
  /** What would be written. */
  planned: string;
  /** A shell stays where it is: what to do, as an error. */
  onRefusal: (refusals: string[], entry: LogEntry) => Promise<never>;
}

/** Waits for the shells and says how it went. */
export async function reportChange(context: CommandContext, change: Change, words: Words): Promise<CommandResult> {
  const { store, env, tell } = context;
  const { log, notes } = change;
  if (change.kind === 'nothing') {
    const text = [...notes, 'Nothing to do.'].join('\n');
    return { text, data: { changed: false, setId: log.setId, notes } };
  }
  const { changes = {}, abandoned } = change.entry;
  const setId = releaseSetId(applyChanges(log.live, changes));
  if (change.kind === 'planned') {
    const text = [...notes.map((note) => `Note: ${note}`), `${words.planned} Nothing was changed (--dry-run).`].join(
      '\n',
    );
    return { text, data: { changed: false, dryRun: true, setId, changes, abandoned, notes } };
  }
  const { entry } = change;
  tell(`${words.written} in "${env}" (entry ${entry.n}).`);
  const waited = await waitForShells(store, env, entry.n, deadlineOf(changes));
  const refusals = listRefusals(waited);
  if (refusals.length) await words.onRefusal(refusals, entry);
  return {
    text: describeAnswers(waited, entry.changes ? 'It is live' : 'It is done'),
    data: { changed: true, n: entry.n, setId, changes, abandoned, notes, shells: waited.answers, ms: waited.ms },
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
