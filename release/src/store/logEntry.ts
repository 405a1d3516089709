import { z } from 'zod';
import { shellFactsSchema } from './shellFacts.ts';

const remote = z.string().regex(/^[a-z][a-z0-9-]*$/);
const release = z.string().regex(/^[0-9a-f]{16}$/);

export const logEntrySchema = z.object({
  n: z.number().int().positive(),
  /** ISO, UTC. */
  at: z.string(),
  by: z.string(),
  /** `refuse` is written by a shell that tried an activation and rolled it back. `shell` only records a shell's facts. */
  action: z.enum(['activate', 'rollback', 'deactivate', 'refuse', 'shell']),
  /** Remote, or `shell` for the shell itself → the release that becomes live; null = none. */
  changes: z.record(remote, release.nullable()).optional(),
  /** Remote → the release that this entry abandons: activating it again needs force and a reason. */
  abandoned: z.record(remote, release).optional(),
  /**
   * Those of the abandoned releases whose files are no longer served and that open tabs leave at once. A rollback
   * without `changes` only recalls releases that were replaced before.
   */
  recalled: z.record(remote, release).optional(),
  reason: z.string().optional(),
  force: z.boolean().optional(),
  shell: shellFactsSchema.optional(),
});

export type LogEntry = z.infer<typeof logEntrySchema>;
/** An entry that has no number yet. */
export type EntryDraft = Omit<LogEntry, 'n'>;

/** `ana activated cart@…, catalog@…`; without time and number. */
export function describeEntry(entry: EntryDraft): string {
  const changes = Object.entries(entry.changes ?? {}).map(([name, id]) => (id ? `${name}@${id}` : `no ${name}`));
  const left = Object.entries(entry.abandoned ?? {}).map(([name, id]) => `${name}@${id}`);
  const reason = entry.reason ? ` (${entry.reason})` : '';
  if (entry.action === 'shell') return `${entry.by} started shell ${entry.shell?.id ?? 'of an unknown build'}`;
  const leaving = left.length ? `, leaving ${left.join(', ')}` : '';
  const recalling = Object.keys(entry.recalled ?? {}).length ? ' and recalling it' : '';
  if (entry.action === 'rollback' && !changes.length) return `${entry.by} recalled ${left.join(', ')}${reason}`;
  if (entry.action === 'rollback')
    return `${entry.by} rolled back to ${changes.join(', ')}${leaving}${recalling}${reason}`;
  if (entry.action === 'deactivate')
    return `${entry.by} deactivated ${Object.keys(entry.changes ?? {}).join(', ')}${leaving}${reason}`;
  if (entry.action === 'refuse')
    return `${entry.by} refused ${left.join(', ')}, back to ${changes.join(', ')}${reason}`;
  return `${entry.by} activated ${changes.join(', ')}${entry.force ? ' by force' : ''}${reason}`;
}
